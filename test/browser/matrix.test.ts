import { describe, expect, it } from 'vitest';
import { declaredCalls } from '../contract/calls.ts';
import { READS } from '../matrix/reads.ts';
import { FAULTS, type FaultName, runRead } from '../matrix/runCase.ts';
import { withBrowser } from './borrower.ts';

/** `--mode matrix` runs all; the suite runs each fault on a few calls, different ones for each fault. */
const { MATRIX, CALLS, FAULTS: SOME } = process.env;
const EVERY = 13;

function isChosen(call: string, place: number, fault: FaultName): boolean {
  if (CALLS && !CALLS.split(',').includes(call)) return false;
  if (SOME && !SOME.split(',').includes(fault)) return false;
  return MATRIX === 'all' || (place + FAULTS.indexOf(fault)) % EVERY === 0;
}

const chosen = READS.flatMap((read, place) =>
  FAULTS.filter((fault) => isChosen(read.id, place, fault)).map((fault) => ({ read, fault })),
);

it('the matrix has a row for every read of the client', () => {
  const reads = declaredCalls.filter(({ call }) => call.kind === 'read');
  expect(READS.map(({ id }) => id).sort()).toEqual(reads.map(({ id }) => id).sort());
});

describe('network faults', () => {
  for (const { read, fault } of chosen) {
    withBrowser(`${read.id}: ${fault}`, (borrower) => runRead(read, fault, borrower));
  }
});
