import type { Translation } from '../../lib/translation.ts';
import type { receiptText, saveReceiptText } from './receipt.messages.ts';

export const receipt: Translation<typeof receiptText> = {
  receipt: {
    sent: (amount) => `Nagpadala ka ng ${amount}`,
    notShown:
      'Hindi pa ito makikita sa order; maaaring matagalan nang kaunti. Huwag mo munang bayaran ulit.',
    paid: (amount) => `Nabayaran na ang ${amount}`,
    reference: (id) => `Reference ${id}`,
    goesTo: (amount, account) => `Kumpirmado na ang loan: ipapadala ang ${amount} sa ${account}`,
    receive: (amount) => `Kumpirmado na ang loan: makakatanggap ka ng ${amount}`,
    confirmed: (amount) => `Kumpirmado na ang loan: ${amount}`,
    moneyTo: (account) => `Ipapadala ang pera sa ${account}`,
    first: (amount, date) => `Unang bayad ${amount} sa ${date}`,
  },
};

/** The texts of its button in Filipino. */
export const saveReceipt: Translation<typeof saveReceiptText> = {
  saveReceipt: {
    order: (id) => `Order ${id}`,
    save: 'I-save o ibahagi',
    copy: 'Kopyahin',
    notSaved: 'Hindi ito ma-save dito. Mag-screenshot na lang.',
  },
};
