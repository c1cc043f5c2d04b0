/** What can go wrong on the network, and a session that has ended. */
export const FAULTS = [
  'refused',
  'reset mid-body',
  '500 with HTML',
  '401',
  '204',
  'truncated JSON',
  'wrong types',
  '60 s silence',
  'slow drip',
  'redirect to a login page',
  'offline then online',
  'duplicate reply',
] as const;

export type FaultName = (typeof FAULTS)[number];

/** Faults that the borrower must not notice. */
export const HARMLESS: readonly FaultName[] = ['slow drip', 'duplicate reply'];
