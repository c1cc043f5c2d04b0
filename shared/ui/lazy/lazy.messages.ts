import { defineMessages } from '../../lib/messages.ts';

/** What is said where a part of the page did not come. */
export const text = defineMessages('lazy', {
  lost: 'A part of this page did not load. Check your connection.',
  again: 'Try again',
  reload: 'Load the page again',
});
