import { expect, it } from 'vitest';
import { FAILURE_TEXT } from '../../../../shared/api/envelope.ts';
import { noteOf } from '../../../../shared/runtime/mutation/mutationNotice.model.ts';
import type { State } from '../../../../shared/runtime/mutation/writePage.ts';

const RECORD = {
  key: 'k',
  token: '',
  amount: '',
  input: 'i',
  before: null,
  sentAt: 1,
  seenAt: 1,
  settlesAfter: 0,
  repeats: false,
  refusal: '',
  address: '',
  arrived: false,
};
const said = { message: 'Words', asOf: 1, record: RECORD };
const AFTER_REFUSAL = 'You can try again, or contact customer service.';

it.each<[string, State, object | undefined]>([
  ['nothing yet', { ...said, status: 'idle', message: '' }, undefined],
  ['one that is on its way', { ...said, status: 'sending', message: '' }, undefined],
  ['one that is being checked', { ...said, status: 'checking' }, { tone: 'attention' }],
  ['one in doubt', { ...said, status: 'unsure' }, { tone: 'attention' }],
  ['one that was sent before', { ...said, status: 'sent' }, { tone: 'attention' }],
  ['one that was not sent', { ...said, status: 'idle' }, { tone: 'attention' }],
  ['one that has arrived', { ...said, status: 'settled' }, { tone: 'done' }],
  ['one that is left in silence', { ...said, status: 'settled', message: '' }, undefined],
  [
    'a refusal',
    { ...said, status: 'idle', isRefused: true },
    { tone: 'refused', next: AFTER_REFUSAL },
  ],
])('the notice about %s has its tone', (_, state, note) => {
  const words = note && { words: 'Words', ...note };
  expect(noteOf(state)).toEqual(words);
});

it.each(['refused', 'signedOut'] as const)(
  'a refusal in our own words says what to do once: %s',
  (failure) => {
    const message = FAILURE_TEXT[failure];
    expect(noteOf({ ...said, message, status: 'idle', isRefused: true })).toEqual({
      tone: 'refused',
      words: message,
      next: undefined,
    });
  },
);
