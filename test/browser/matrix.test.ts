import { describe, expect, it } from 'vitest';
import { declaredCalls } from '../contract/calls.ts';
import { READS } from '../matrix/reads.ts';
import { FAULTS, type FaultName, runRead, runWrite } from '../matrix/runCase.ts';
import { WRITES } from '../matrix/writes.ts';
import { type Borrower, withBrowser } from './borrower.ts';

type Run = (fault: FaultName, borrower: Borrower) => Promise<void>;

const calls: readonly { id: string; run: Run }[] = [
  ...READS.map((read) => ({
    id: read.id,
    run: (fault: FaultName, borrower: Borrower) => runRead(read, fault, borrower),
  })),
  ...WRITES.map((write) => ({
    id: write.id,
    run: (fault: FaultName, borrower: Borrower) => runWrite(write, fault, borrower),
  })),
];

/** `--mode matrix` runs all; the suite runs each fault on a few calls, different ones for each fault. */
const { MATRIX, CALLS, FAULTS: SOME } = process.env;
const EVERY = 13;

function isChosen(call: string, place: number, fault: FaultName): boolean {
  if (CALLS && !CALLS.split(',').includes(call)) return false;
  if (SOME && !SOME.split(',').includes(fault)) return false;
  return MATRIX === 'all' || (place + FAULTS.indexOf(fault)) % EVERY === 0;
}

const chosen = calls.flatMap(({ id, run }, place) =>
  FAULTS.filter((fault) => isChosen(id, place, fault)).map((fault) => ({ id, fault, run })),
);

it('the matrix has a row for every call of the client', () => {
  const rows = calls.map(({ id }) => id).sort();
  expect(rows).toEqual(declaredCalls.map(({ id }) => id).sort());
});

describe('network faults', () => {
  for (const { id, fault, run } of chosen) {
    withBrowser(`${id}: ${fault}`, (borrower) => run(fault, borrower));
  }
});
