/** Texts of the bank account page; its title is the spec's (2.3). */
export const text = {
  title: 'Payment account information',
  failed: 'We could not load the account form',
  lead: 'We send your loan to this account. It must be in your own name.',
  cardTypes: 'Kind of account',
  cardType: { '1': 'E-wallet', '2': 'Bank account' } as Record<string, string>,
  otherCardType: (type: string) => `Account type ${type}`,
  choose: 'Choose',
  enterAmount: 'Enter an amount',
  next: 'Next',
  confirm: 'Confirm',
  cancel: 'Cancel',
  missing: (title: string) => `Please fill in: ${title}`,
  summary: (count: number) =>
    count === 1 ? 'One thing is still missing:' : `${count} things are still missing:`,
  emptyTitle: 'Nothing to fill in here',
  emptyText: 'There is no form for this kind of account right now. Please choose another one.',
  noItemsText: 'There is no form for this product right now. Please contact customer service.',
  checking: 'We are checking whether your account was saved…',
  unknown:
    'We could not confirm that your account was saved. Nothing you typed is lost; you can try again.',
  received: 'Your account was already saved.',
  savedTitle: 'Your account is saved',
  savedText: 'We will use it for your loan.',
  done: 'Done',
} as const;
