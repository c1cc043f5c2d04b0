import { defineMessages } from '../../lib/messages.ts';

/** Texts of uploads. */
export const text = defineMessages('upload', {
  tooLarge: 'The photo is too large for the service. Remove it and choose a smaller one.',
});
