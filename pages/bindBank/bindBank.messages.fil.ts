import type { Translation } from '../../shared/lib/translation.ts';
import { everyScreen } from '../../shared/runtime/shared.messages.fil.ts';
import type { bindBankText } from './bindBank.messages.ts';
import type { bindSheetsText } from './bindSheets.messages.ts';

/** The payment account in Filipino. */
export default {
  ...everyScreen,
  bindBank: {
    saving: 'Sine-save ang account mo…',
    failed: 'Hindi namin ma-load ang form ng account',
    lead: 'Dito namin ipapadala ang perang hihiramin mo. Dapat sa pangalan mo.',
    cardTypes: 'Uri ng account',
    cardType: { '1': 'E-wallet', '2': 'Bank account' },
    otherCardType: (type) => `Uri ng account ${type}`,
    optional: (title) => `${title} (opsyonal)`,
    clear: (title) => `Burahin: ${title}`,
    badPhone: (example) => `Maglagay ng valid na numero ng telepono, gaya ng ${example}.`,
    longPhone: (max) =>
      `Hanggang ${max} digit lang ang numerong ito. Hindi namin isinama ang sobra, kaya pakitingnan kung tama.`,
    choose: 'Pumili',
    tapToEnter: 'I-tap para ilagay',
    missing: (title, isChoice) => `${isChoice ? 'Piliin' : 'Ilagay'} ang ${title}`,
    summary: (count) => `Pakikumpleto ang ${count} field:`,
    correct: (count) => (count === 1 ? 'Pakiayos ito:' : `Pakiayos ang ${count} na ito:`),
    emptyTitle: 'Hindi available ang form na ito',
    emptyText: 'Pumili ng ibang uri ng account.',
    noItemsText: 'Makipag-ugnayan sa customer service.',
  },
  bindSheets: {
    keys: { delete: 'Burahin', hide: 'Itago' },
    reviewTitle: 'Tama ba ang lahat?',
    reviewText: 'Maaaring hindi na maibalik ang perang naipadala sa maling account.',
    leftEmpty: 'Walang laman',
    save: 'I-save',
    change: 'Baguhin',
    savedTitle: 'Na-save ang account mo',
    savedText: 'Gagamitin namin ito para sa loan mo.',
    done: 'Tapos',
  },
} satisfies Translation<typeof bindBankText> & Translation<typeof bindSheetsText>;
