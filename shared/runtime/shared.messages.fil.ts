import type { FAILURE_TEXT } from '../api/envelope.ts';
import type { text as bridge } from '../bridge/bridge.messages.ts';
import type { Locale } from '../lib/messages.ts';
import { createLocale, type Translation, translation } from '../lib/translation.ts';
import type { COPY_TEXT } from '../ui/copying.ts';
import type { VIEWER_TEXT } from '../ui/ImageViewer.tsx';
import type { PULL_TEXT } from '../ui/PullToRefresh.tsx';
import type { LOAD_TEXT } from '../ui/reloadPage.ts';
import type { STAR_TEXT } from '../ui/StarRating.tsx';
import type { contactText, text as runtime } from './runtime.messages.ts';

/** How to reach customer service, in Filipino. */
export const contact = translation<typeof contactText>('contact', {
  call: 'Kailangan ng tulong? Tumawag sa',
  write: 'o sumulat sa',
});

/** Texts that any screen may show, in Filipino. */
const everyScreen: readonly Translation[] = [
  contact,
  translation<typeof runtime>('runtime', {
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
    order: 'Tingnan ang order mo',
    close: 'Isara ang page na ito',
    incomplete: 'Pakibuksan muli ang page mula sa app.',
    updating: 'Tinitingnan namin kung may nagbago…',
    outdated: 'Hindi namin na-refresh ang page na ito, kaya maaaring luma na ito.',
    unsure: 'Hindi kami sigurado kung natanggap ito.',
    unanswered: 'Wala kaming natanggap na sagot. Pakisubukan muli.',
    opening: 'Binubuksan…',
    refused: 'Hindi mabubuksan ang link na ito. Makipag-ugnayan sa customer service.',
  }),
  translation<typeof LOAD_TEXT>('reload', {
    lost: 'Hindi na-load ang isang bahagi ng page na ito. Tingnan ang koneksyon mo.',
    reload: 'I-load muli ang page',
  }),
  translation<typeof FAILURE_TEXT>('failure', {
    refused: 'Hindi tinanggap ang kahilingan. Pakisubukan muli.',
    signedOut: 'Tapos na ang session mo. Mag-sign in muli.',
    malformed: 'May natanggap kaming sagot na hindi namin mabasa. Pakisubukan muli.',
    server: 'May problema ang serbisyo. Pakisubukan muli mamaya.',
    timeout: 'Hindi sumagot ang serbisyo sa tamang oras. Pakisubukan muli.',
    network: 'Naputol ang koneksyon. Pakisubukan muli.',
    offline: 'Wala kang koneksyon. Tingnan ang koneksyon mo at subukan muli.',
  }),
  translation<typeof PULL_TEXT>('pullToRefresh', {
    pull: 'Hilahin para i-refresh',
    release: 'Bitawan para i-refresh',
    loading: 'Nire-refresh…',
    finish: 'Tapos na',
    failed: 'Hindi na-refresh ang page na ito.',
  }),
  translation<typeof bridge>('bridge', {
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
  }),
];

/** The button that copies. */
export const copyButton = translation<typeof COPY_TEXT>('copyButton', {
  notCopied: 'Hindi makopya. Pindutin nang matagal ang teksto para makopya ito.',
});

/** The viewer of pictures. */
export const imageViewer = translation<typeof VIEWER_TEXT>('imageViewer', {
  close: 'Isara ang larawan',
  near: 'Palakihin',
  far: 'Paliitin',
  broken: 'Hindi ma-load ang larawang ito.',
});

/** The stars of a rating. */
export const starRating = translation<typeof STAR_TEXT>('starRating', {
  stars: (stars) => `${stars} bituin`,
});

/** Filipino for one page. @param own the page's catalogues, besides those of every screen. */
// @__NO_SIDE_EFFECTS__
export function filipino(own: readonly Translation[]): Locale {
  return createLocale('fil', [...everyScreen, ...own]);
}
