import type { Translation } from '../../lib/translation.ts';
import type { mutationText } from './mutation.messages.ts';

/** The texts about a write's outcome, in Filipino. */
export const mutation: Translation<typeof mutationText> = {
  mutation: {
    checking: (thing) => `Tinitingnan namin kung natanggap ${thing}…`,
    unknown: (thing) => `Hindi kami sigurado kung natanggap ${thing}.`,
    gone: 'Hindi na namin nakikita ang offer na ito.',
    unreachable: 'Hindi namin ito matingnan ngayon. Pakisuri muli pagkalipas ng ilang minuto.',
    noProof: 'Hindi pa namin ito nakikita.',
    notSeen: (thing, time, same) =>
      `Sinuri namin: hindi pa namin nakikita ${thing}. Maaari pa itong dumating, kaya hanggang ${time}, ${same} lang ang maaari mong ipadala muli.`,
    unsent: 'Walang naipadala.',
    elsewhere:
      'Walang naipadala dahil ginagamit ito sa ibang tab. Pakisara ang tab na iyon, o subukang muli mayamaya.',
    unreached:
      'Wala kaming nakuhang sagot mula sa nagpapautang, kaya walang naipadala. Pakisubukang muli.',
    next: 'Makikita sa susunod na page ang status nito.',
    wait: (time) =>
      `Maaari pa itong matanggap, kaya huwag mo muna itong ipadala muli bago mag-${time}.`,
    risk: 'Kung ipapadala mo ito muli, maaaring madoble. Hindi sigurado? Makipag-ugnayan muna sa amin.',
    check: 'Suriin muli',
    repeat: 'Ipadala pa rin muli',
    sentBefore: (thing, time) => `Ipinadala mo ${thing} noong ${time}.`,
    open: 'Magpatuloy',
  },
};
