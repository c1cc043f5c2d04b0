import { codeHead } from '../../shared/features/repayment/repayment.messages.fil.ts';
import type { Translation } from '../../shared/lib/translation.ts';
import { everyScreen } from '../../shared/runtime/shared.messages.fil.ts';
import type { repaymentOfCode2Text } from './repaymentOfCode2.messages.ts';

/** The second repayment code page in Filipino. */
export default {
  ...everyScreen,
  ...codeHead,
  repaymentOfCode2: {
    title: 'Code sa pagbabayad',
    failed: 'Hindi namin ma-load ang code mo sa pagbabayad',
    contract: 'Numero ng kontrata',
    total: 'Kabuuang bayad',
    copy: 'Kopyahin',
    check: 'Tiyakin sa app na sa iyo ang halaga at produktong ito bago ka magbayad.',
    checking: 'Tinitingnan namin kung tama pa ang code at halagang ito…',
    notChecked: (time) =>
      `Na-load namin ito noong ${time}. Hindi namin nasuri kung tama pa ang code at halaga.`,
    settledTitle: 'Wala kang kailangang bayaran ngayon',
    settledDetail:
      'Walang kailangang bayaran sa order mo. Buksan ang order mo para makita ang susunod.',
    emptyTitle: 'Wala ka pang code sa pagbabayad',
    emptyDetail: 'Buksan ang page ng pagbabayad at pumili ng paraan; dito lalabas ang code mo.',
    repayment: 'Pumunta sa pagbabayad',
    noSteps: 'Ibigay ang numero ng kontrata sa counter, o ilagay ito sa payment app mo.',
    back: 'Bumalik sa order mo',
  },
} satisfies Translation<typeof repaymentOfCode2Text>;
