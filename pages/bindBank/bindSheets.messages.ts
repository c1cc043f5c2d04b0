import { defineMessages, quoted } from '../../shared/lib/messages.ts';

/** Texts of the sheets and of the success screen, in the same chunk. */
export const bindSheetsText = defineMessages('bindSheets', {
  keys: { delete: 'Delete', confirm: quoted('Confirm'), hide: 'Hide' },
  reviewTitle: 'Is everything correct?',
  reviewText: 'Money sent to the wrong account may not come back.',
  leftEmpty: 'Left empty',
  save: 'Save',
  change: 'Change',
  savedTitle: 'Your account is saved',
  savedText: 'We will use it for your loan.',
  done: 'Done',
});
