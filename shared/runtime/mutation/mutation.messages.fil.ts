import { translation } from '../../lib/translation.ts';
import type { text } from './mutation.messages.ts';

/** The texts about a write's outcome, in Filipino. */
export const mutation = translation<typeof text>('mutation', {
  checking: (thing) => `Tinitingnan namin kung natanggap ${thing}…`,
  unknown: (thing) => `Hindi kami sigurado kung natanggap ${thing}.`,
  gone: 'Hindi na namin nakikita ang alok na ito.',
  unreachable: 'Hindi namin ito matingnan ngayon. Pakisuri muli pagkalipas ng ilang minuto.',
  noProof: 'Wala pang nagbago.',
  notSeen: (thing, time) =>
    `Sinuri namin: hindi pa namin nakikita ${thing}. Maaari pa itong dumating, kaya hanggang ${time}, ito lang mismo ang maaari mong ipadala muli.`,
  next: 'Makikita sa susunod na page ang status nito.',
  wait: (time) =>
    `Maaari pa itong matanggap, kaya huwag mo muna itong ipadala muli bago mag-${time}.`,
  risk: 'Kung ipapadala mo ito muli, maaaring madoble. Hindi sigurado? Makipag-ugnayan muna sa amin.',
  check: 'Suriin muli',
  repeat: 'Ipadala pa rin muli',
  sentBefore: (thing, time) => `Ipinadala mo ${thing} noong ${time}.`,
  open: 'Magpatuloy',
  anew: 'Magpadala ng isa pa',
});
