import { defineMessages, quoted } from '../../shared/lib/messages.ts';

/** A title of the server within a sentence: its capital goes, unless it begins a name such as GCash. */
const inSentence = (title: string) =>
  title.replace(/^\p{Lu}(?=\p{Ll}|$)/u, (first) => first.toLowerCase());

/** Texts of the payment account page. */
export const bindBankText = defineMessages('bindBank', {
  title: quoted('Payment account information'),
  saving: 'Saving your account…',
  failed: 'We could not load the account form',
  lead: 'We will send your loan to this account. It must be in your own name.',
  cardTypes: 'Account type',
  cardType: { '1': 'E-wallet', '2': 'Bank account' } as Record<string, string>,
  otherCardType: (type: string) => `Account type ${type}`,
  optional: (title: string) => `${title} (optional)`,
  clear: (title: string) => `Clear ${title}`,
  badPhone: (example: string) => `Enter a valid phone number, such as ${example}.`,
  longPhone: (max: number) =>
    `This number can have up to ${max} digits. We left out the rest, so please check it.`,
  choose: 'Choose',
  tapToEnter: 'Tap to enter',
  next: quoted('Next'),
  missing: (title: string, isChoice: boolean) =>
    `${isChoice ? 'Choose' : 'Enter'} the ${inSentence(title)}`,
  summary: (count: number) =>
    count === 1 ? 'Please complete one field:' : `Please complete ${count} fields:`,
  correct: (count: number) =>
    count === 1 ? 'Please correct one thing:' : `Please correct ${count} things:`,
  emptyTitle: 'This form is not available',
  emptyText: 'Please choose another account type.',
  noItemsText: 'Please contact customer service.',
});
