import { translation } from '../../lib/translation.ts';
import type { text } from './mutation.messages.ts';

/** The texts about a write's outcome, in Filipino. */
export const mutation = translation<typeof text>('mutation', {
  things: {
    payCode: 'ang hiling mong repayment code',
    extensionCode: 'ang hiling mong extension code',
    confirmLoan: 'ang kumpirmasyon mo',
    cardPayment: 'ang hiling mong magbayad',
    account: 'ang detalye ng account mo',
    complaint: 'ang reklamo mo',
    orderRating: 'ang rating mo',
    complaintRating: 'ang rating mo',
    sms: 'ang hiling mong code',
    registration: 'ang pagrehistro mo',
    agreement: 'ang hiling mo',
    offer: 'ang hiling mo',
  },
  worth: (thing, amount) => `${thing} na ${amount}`,
  checking: (thing) => `Tinitingnan namin kung natanggap ${thing}…`,
  unknown: (thing) => `Hindi pa namin alam kung natanggap ${thing}.`,
  unanswered: 'Wala kaming natanggap na sagot. Maaari mong subukan muli.',
  unreachable: 'Hindi namin ito masuri ngayon. Suriin muli kapag may koneksyon ka na.',
  noProof: 'Sa ngayon, wala kaming nakikitang pagbabago.',
  notDone: (thing) =>
    `Sinuri namin: hindi natanggap ${thing}. Walang nagbago. Maaari mo itong ipadala muli.`,
  notSeen: (thing) =>
    `Sinuri namin: wala pang pagbabago sa order mo, kaya mukhang hindi natanggap ${thing}. Maaari mong ipadala muli ang mismong iyon.`,
  held: (thing, time) =>
    `Dahil maaaring matanggap pa ${thing}, iyon lang mismo ang maaari mong ipadala muli hanggang ${time}.`,
  have: (thing) => `Natanggap na namin ${thing}.`,
  alreadyHave: (thing) => `Nasa amin na ${thing}.`,
  paid: 'May natanggap na kaming bayad.',
  next: 'Makikita sa susunod na page kung ano na ang lagay nito.',
  wait: (time) =>
    `Huwag mo muna itong ipadala muli. Magagawa mo ito sa ${time}, o kapag nakita sa pagsusuri na walang nangyari.`,
  settling:
    'Maaaring papunta pa ito, kaya huwag mo muna itong ipadala muli. Susuriin namin itong muli maya-maya.',
  waitUnproved: (time) =>
    `Maaaring papunta pa ito, kaya huwag mo muna itong ipadala muli. Magagawa mo ito sa ${time}.`,
  risk: 'Kung ipapadala mo ito muli, maaaring madoble. Kung hindi ka sigurado, makipag-ugnayan muna sa amin.',
  check: 'Suriin muli',
  repeat: 'Ipadala pa rin muli',
  sentBefore: (thing, time) => `Ipinadala mo ${thing} noong ${time}.`,
  arrived: 'Natanggap na namin ito. Kung magpapadala ka ulit, bago na iyon.',
  open: 'Magpatuloy',
  anew: 'Magpadala ng isa pa',
  toOrder: 'Tingnan ang order mo',
});
