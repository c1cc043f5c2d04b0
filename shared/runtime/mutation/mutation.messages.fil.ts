import { translation } from '../../lib/translation.ts';
import type { text } from './mutation.messages.ts';

/** The texts about a write's outcome, in Filipino. */
export const mutation = translation<typeof text>('mutation', {
  checking: (thing) => `Tinitingnan namin kung natanggap ${thing}…`,
  unknown: (thing) => `Hindi kami sigurado kung natanggap ${thing}.`,
  unanswered: 'Wala kaming natanggap na sagot. Pakisubukan muli.',
  unreachable: 'Hindi namin ito matingnan ngayon. Pakisuri muli pagkalipas ng ilang minuto.',
  noProof: 'Wala pang nagbago.',
  notDone: (thing) =>
    `Sinuri namin: hindi natanggap ${thing}, at walang nagbago. Maaari mo itong ipadala muli.`,
  notSeen: (thing, time) =>
    `Sinuri namin: hindi pa namin nakikita ${thing}. Maaari pa itong dumating, kaya hanggang ${time}, ito lang mismo ang maaari mong ipadala muli.`,
  onlySame: (thing, time) =>
    `Hindi ka pa makakapagpadala ng iba: maaari pang dumating ${thing}. Hanggang ${time}, iyon lang mismo ang maaari mong ipadala muli.`,
  have: (thing) => `Natanggap na namin ${thing}.`,
  alreadyHave: (thing) => `Nasa amin na ${thing}.`,
  next: 'Makikita sa susunod na page ang status nito.',
  wait: (time) =>
    `Huwag mo muna itong ipadala muli bago mag-${time}, maliban kung makita sa pagsusuri na walang nangyari.`,
  settling: 'Titingnan namin itong muli maya-maya.',
  waitUnproved: (time) =>
    `Maaari pa itong matanggap, kaya huwag mo muna itong ipadala muli bago mag-${time}.`,
  risk: 'Kung ipapadala mo ito muli, maaaring madoble. Hindi sigurado? Makipag-ugnayan muna sa amin.',
  check: 'Suriin muli',
  repeat: 'Ipadala pa rin muli',
  sentBefore: (thing, time) => `Ipinadala mo ${thing} noong ${time}.`,
  unopened: 'Hindi mabuksan ang page kung saan magbabayad.',
  arrived: 'Natanggap na namin ito. Kung magpapadala ka ngayon, dagdag na iyon.',
  open: 'Magpatuloy',
  anew: 'Magpadala ng isa pa',
});
