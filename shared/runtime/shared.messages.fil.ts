import type { FAILURE_TEXT } from '../api/envelope.ts';
import type { bridgeText } from '../bridge/bridge.messages.ts';
import type { Translation } from '../lib/translation.ts';
import type { COPIED_TEXT, SAVED_TEXT } from '../ui/Button.tsx';
import type { COPY_TEXT } from '../ui/copying.ts';
import type { VIEWER_TEXT } from '../ui/ImageViewer.tsx';
import type { PULL_TEXT } from '../ui/PullToRefresh.tsx';
import type { PROGRESS_TEXT } from '../ui/progress.messages.ts';
import type { LOAD_TEXT } from '../ui/reloadPage.ts';
import type { STAR_TEXT } from '../ui/StarRating.tsx';
import type { contactText, runtimeText, wayOnText } from './runtime.messages.ts';

/** Texts that any screen may show, in Filipino. */
export const everyScreen: Translation<typeof contactText> &
  Translation<typeof runtimeText> &
  Translation<typeof wayOnText> &
  Translation<typeof PROGRESS_TEXT> &
  Translation<typeof LOAD_TEXT> &
  Translation<typeof FAILURE_TEXT> &
  Translation<typeof PULL_TEXT> &
  Translation<typeof bridgeText> &
  Translation<typeof COPIED_TEXT> &
  Translation<typeof SAVED_TEXT> &
  Translation<typeof COPY_TEXT> = {
  contact: {
    call: 'Kailangan ng tulong? Tumawag sa',
    write: 'o sumulat sa',
  },
  wayOn: { order: 'Tingnan ang order mo' },
  runtime: {
    retry: 'Subukan muli',
    offline: 'Wala kang koneksyon',
    connect: 'Tingnan ang koneksyon mo at subukan muli.',
    signedOut: 'Naka-sign out ka na',
    signIn: 'Mag-sign in',
    framedTitle: 'Buksan ang page na ito sa app',
    framedDetail: 'Para sa kaligtasan mo, hindi ito ipinapakita sa loob ng ibang site.',
    crashedTitle: 'May nangyaring mali',
    crashedDetail: 'Hindi namin maipakita ang page na ito.',
    reload: 'I-reload',
    incompleteTitle: 'Kulang ang link na ito',
    close: 'Isara ang page na ito',
    incomplete: 'Pakibuksan muli ang page mula sa app.',
    updating: 'Tinitingnan namin kung may nagbago…',
    outdated: 'Hindi namin na-refresh ang page na ito, kaya maaaring luma na ito.',
    later: 'Maghintay ng isang minuto, saka i-tap ang Subukan muli.',
    unsure: 'Hindi kami sigurado kung natanggap ito.',
    afterUnsure: 'Maghintay sandali, saka subukang muli.',
    afterRefusal: 'Maaari mong subukang muli, o makipag-ugnayan sa customer service.',
    unanswered: 'Wala kaming natanggap na sagot. Pakisubukan muli.',
    refused: 'Hindi mabubuksan ang link na ito. Makipag-ugnayan sa customer service.',
  },
  progress: {
    sending: 'Ipinapadala…',
    opening: 'Binubuksan…',
    loading: 'Nilo-load…',
    slow: 'Mas matagal ito kaysa karaniwan. Huwag munang isara ang page na ito.',
    reading: 'Nilo-load pa rin…',
  },
  reload: {
    lost: 'Hindi na-load ang isang bahagi ng page na ito. Tingnan ang koneksyon mo.',
    reload: 'I-load muli ang page',
  },
  failure: {
    refused: 'Hindi tinanggap ang kahilingan. Pakisubukan muli.',
    signedOut: 'Tapos na ang session mo. Mag-sign in muli.',
    malformed: 'May natanggap kaming sagot na hindi namin mabasa. Pakisubukan muli.',
    server: 'May problema ang serbisyo. Pakisubukan muli mamaya.',
    timeout: 'Hindi sumagot ang serbisyo sa tamang oras. Pakisubukan muli.',
    network: 'Naputol ang koneksyon. Pakisubukan muli.',
    offline: 'Wala kang koneksyon. Tingnan ang koneksyon mo at subukan muli.',
  },
  pullToRefresh: {
    pull: 'Hilahin para i-refresh',
    release: 'Bitawan para i-refresh',
    loading: 'Nire-refresh…',
    finish: 'Tapos na',
    failed: 'Hindi na-refresh ang page na ito.',
  },
  bridge: {
    inApp: 'Buksan ito sa app',
    walletTitle: 'Nagbukas ba ang payment app?',
    walletText:
      'Kung hindi, maaaring wala ito sa phone mo. I-install ito at subukan muli, o pumili ng ibang paraan ng pagbabayad.',
    walletAgain: 'Subukan muli',
    closeTitle: 'Maaari mo nang isara ang page na ito',
    closeText: 'Wala nang kailangang gawin dito.',
    home: 'Unang page',
    login: 'Pakibuksan ang app at mag-sign in',
    callTitle: 'Tawagan ang customer service',
    callText: 'I-tap ang numero para tumawag, o kopyahin ito.',
    badNumber: 'Hindi matatawagan ang numerong ito.',
    thanks: 'Salamat sa iyong rating!',
    close: 'Isara',
    copy: 'Kopyahin',
  },
  copied: { done: 'Nakopya na' },
  saved: { done: 'Na-save na' },
  copyButton: {
    notCopied: 'Hindi makopya. Pindutin nang matagal ang teksto para makopya ito.',
  },
};

export const imageViewer: Translation<typeof VIEWER_TEXT> = {
  imageViewer: {
    close: 'Isara ang larawan',
    near: 'Palakihin',
    far: 'Paliitin',
    broken: 'Hindi ma-load ang larawang ito.',
  },
};

export const starRating: Translation<typeof STAR_TEXT> = {
  starRating: {
    stars: (stars) => `${stars} bituin`,
  },
};
