import { writeCall } from '../../../../shared/api/call.ts';
import type { WriteRecord } from '../../../../shared/api/session/writeRecord.ts';
import type { Mutation } from '../../../../shared/runtime/mutation/mutation.ts';

/** When the samples were sent, epoch ms: later than any clock that runs a test. */
export const SENT_AT = 4e12;

/** A record of a write that got no answer. */
export const PENDING: WriteRecord = {
  key: 'k1',
  token: 't1',
  amount: '₱1.00',
  input: 'i1',
  before: { left: 2 },
  sentAt: SENT_AT,
  settlesAfter: 16_000,
  address: '',
};

/** The same, looked for in vain. */
export const NOT_FOUND: WriteRecord = { ...PENDING, notFound: true };

/** A record after its write has certainly arrived. */
export const arrived = (record: WriteRecord, address: string): WriteRecord => ({
  ...record,
  before: null,
  notFound: false,
  arrived: true,
  address,
});

/** The same, answered. */
export const ARRIVED = arrived(PENDING, '/next');

/** A write that must happen once. */
export const SENT: Mutation<object, { url: string }> = {
  key: 'pay',
  noun: (amount) => `your ${amount} payment`,
  same: () => 'the same payment again',
  found: () => 'It has arrived.',
  another: () => 'Send another one',
  read: async () => ({ success: true, code: '', message: '', raw: {}, data: 'same' }),
  compare: (before, now) => (before === null ? 'unknown' : before === now ? 'notFound' : 'arrived'),
  call: writeCall('/pay'),
};
