import { defineMessages } from '../lib/messages.ts';

export const PROGRESS_TEXT = defineMessages('progress', {
  sending: 'Sending…',
  opening: 'Opening…',
  loading: 'Loading…',
  reading: 'Still loading…',
  slow: 'This is taking longer than usual. Please keep this page open.',
});
