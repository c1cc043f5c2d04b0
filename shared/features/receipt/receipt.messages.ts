import { defineMessages } from '../../lib/messages.ts';

export const receiptText = defineMessages('receipt', {
  paid: (amount: string) => `${amount} paid`,
  sent: (amount: string) => `You sent ${amount}`,
  notShown:
    'The order does not show it yet, which may take a while. Please do not pay it again before then.',
  reference: (id: string) => `Reference ${id}`,
  goesTo: (amount: string, account: string) => `Loan confirmed: ${amount} goes to ${account}`,
  receive: (amount: string) => `Loan confirmed: you receive ${amount}`,
  confirmed: (amount: string) => `Loan confirmed: ${amount}`,
  moneyTo: (account: string) => `The money goes to ${account}`,
  first: (amount: string, date: string) => `First payment ${amount} on ${date}`,
});

/** Texts of its button, and of what that saves. */
export const saveReceiptText = defineMessages('saveReceipt', {
  order: (id: string) => `Order ${id}`,
  save: 'Save or share',
  copy: 'Copy',
  notSaved: 'This cannot be saved here. Take a screenshot instead.',
});
