import { defineMessages } from '../../lib/messages.ts';

/** Texts for a part of the page that failed to load. */
export const text = defineMessages('lazy', {
  lost: 'Part of this page did not load. Check your connection.',
  again: 'Try again',
  reload: 'Reload the page',
});
