import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declaredCalls } from '../contract/calls.ts';
import { FAULTS, type FaultName, type FaultProxy, startFaultProxy } from '../matrix/faultProxy.ts';
import { READS } from '../matrix/reads.ts';
import { runRead, runWrite } from '../matrix/runCase.ts';
import { WRITES } from '../matrix/writes.ts';
import { type Borrower, site, useBorrower, withBrowser } from './borrower.ts';

type Run = (fault: FaultName, borrower: Borrower, proxy: FaultProxy) => Promise<void>;

const calls = [
  ...READS.map((read) => ({
    id: read.id,
    run: ((fault, borrower, proxy) => runRead(read, fault, borrower, proxy)) satisfies Run as Run,
  })),
  ...WRITES.map((write) => ({
    id: write.id,
    run: ((fault, borrower, proxy) => runWrite(write, fault, borrower, proxy)) satisfies Run as Run,
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
  const borrower = useBorrower();
  let proxy: FaultProxy | undefined;
  let held = 0;
  beforeAll(async () => {
    if (site) proxy = await startFaultProxy(site);
  });
  afterAll(async () => {
    await proxy?.close();
    const tried = new Set(chosen.map(({ id }) => id)).size;
    const faults = new Set(chosen.map(({ fault }) => fault)).size;
    console.log(
      `matrix: calls ${tried}, faults ${faults}, cases ${chosen.length}, lost ${chosen.length - held}`,
    );
  });

  for (const { id, fault, run } of chosen) {
    withBrowser(`${id}: ${fault}`, async () => {
      if (!proxy) throw new Error('No proxy');
      await run(fault, borrower(), proxy);
      held += 1;
    });
  }
});
