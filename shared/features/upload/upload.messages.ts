import { defineMessages } from '../../lib/messages.ts';

/** Texts of uploads. */
export const text = defineMessages('upload', {
  tooLarge: 'This photo is too large. Remove it and choose a smaller one.',
});
