import { FAILURE_TEXT } from '../api/envelope.ts';
import { QUOTED, speak, type Translation, translation } from '../lib/messages.ts';
import { text as lazy } from '../ui/lazy/lazy.messages.ts';
import { PULL_TEXT } from '../ui/PullToRefresh.tsx';
import { loadNativeShell } from './loadNativeShell.ts';
import { text as page } from './runtime.messages.ts';

/** Texts that any screen may show, in Filipino. */
const house: readonly Translation[] = [
  translation(page, {
    retry: 'Subukan muli',
    offline: 'Wala kang koneksyon',
    signedOut: 'Naka-sign out ka na',
    signIn: 'Mag-sign in',
    call: 'Kailangan ng tulong? Tumawag sa',
    write: 'o sumulat sa',
    framedTitle: 'Buksan ang page na ito sa app',
    framedDetail: 'Para sa kaligtasan mo, hindi ito ipinapakita sa loob ng ibang site.',
    crashedTitle: 'May nangyaring mali',
    crashedDetail: 'Hindi maipakita ang page na ito. Hindi nagbago ang order mo.',
    reload: 'I-reload',
    incompleteTitle: 'Kulang ang address na ito',
    incomplete: 'Pakibuksan muli ang page mula sa app.',
    updating: 'Tinitingnan namin kung may nagbago…',
    outdated: 'Hindi namin matingnan kung may nagbago habang wala ka.',
    refused: 'Hindi mabubuksan ang link na ito. Makipag-ugnayan sa customer service.',
  }),
  translation(lazy, {
    lost: 'Hindi na-load ang isang bahagi ng page na ito. Tingnan ang koneksyon mo.',
    again: 'Subukan muli',
    reload: 'I-load muli ang page',
  }),
  translation(FAILURE_TEXT, {
    refused: 'Hindi tinanggap ang kahilingan. Pakisubukan muli.',
    signedOut: 'Tapos na ang session mo. Mag-sign in muli.',
    malformed: 'May natanggap kaming sagot na hindi namin mabasa. Pakisubukan muli.',
    server: 'May problema ang serbisyo. Pakisubukan muli mamaya.',
    timeout: 'Hindi sumagot ang serbisyo sa tamang oras. Pakisubukan muli.',
    network: 'Naputol ang koneksyon. Pakisubukan muli.',
    offline: 'Wala kang koneksyon. Tingnan ang koneksyon mo at subukan muli.',
  }),
  translation(PULL_TEXT, {
    pull: 'Hilahin para i-refresh',
    release: 'Bitawan para i-refresh',
    loading: 'Nire-refresh…',
    finish: 'Bago na ang nakikita mo',
  }),
];

/** Texts of the browser fallbacks; loaded with the bridge. */
const bridge = (): Promise<Translation> =>
  loadNativeShell().then(({ text }) =>
    translation(text, {
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
      copied: 'Nakopya na',
    }),
  );

/** Texts of the copy button. `copied` is a fixed text and stays untranslated. */
export const copying = (text: typeof import('../ui/CopyButton.tsx').COPY_TEXT): Translation =>
  translation(text, {
    copied: QUOTED,
    notCopied: 'Hindi makopya. Pindutin nang matagal ang teksto para makopya ito.',
  });

/** Switches a page to Filipino: the shared texts and its own. @param later loads further texts when they are needed. */
export const speakFilipino = (
  own: readonly Translation[],
  later: readonly (() => Promise<Translation>)[] = [],
) => speak([...house, ...own], [bridge, ...later]);
