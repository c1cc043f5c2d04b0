import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DATA_SCREENS } from '../browser/screens.ts';
import { arm, disarm, type NetworkFault } from '../sandbox/armedFaults.ts';
import { addressOf, openPage, press, sandbox, useSandbox } from './screen.tsx';

/** Faults of a read, after which it can be tried again. */
const FAULTS = [
  ...(['drops', 'lost-after', 'http-500', 'http-502-json', 'html-after', 'refused'] as const),
  ...(['empty-200', 'no-content', 'malformed', 'redirect'] as const),
] satisfies NetworkFault[];

interface Read {
  /** The end of its path. */
  path: string;
  address: string;
  failed: string;
  ready: string;
}

/** The first read of each page. */
const FIRST: readonly Read[] = DATA_SCREENS.map(({ route, call, failed, ready, query }) => ({
  ...{ path: call, failed, ready },
  address: addressOf(route, undefined, query),
}));

/** Reads beside the first one, of a part of their page. */
const AGREEMENTS: readonly Read[] = [
  ['newLoanConfirm', '/contract/contract'],
  ['loanConfirm', '/gopia/lumen/papers'],
].map(([route = '', path = '']) => ({
  ...{ path, failed: 'We could not load the agreements', ready: 'I have read' },
  address: addressOf(route, 'status-110'),
}));

async function expectRetry({ path, address, failed, ready }: Read, fault: NetworkFault) {
  const world = sandbox.world('s');
  arm(world, { path, fault });
  await openPage(address);
  await screen.findByText(new RegExp(failed));
  disarm(world);
  await press('Retry');
  expect(await screen.findAllByText(new RegExp(ready))).not.toEqual([]);
  expect(screen.queryByText(new RegExp(failed))).toBeNull();
}

describe('a read that fails can be tried again', () => {
  useSandbox();

  it.each(FIRST)('$path, whose reply has other types', (read) => expectRetry(read, 'wrong-types'));

  // Every read goes the same way, so that each fault is tried on one page, and on parts of two.
  describe.each([...FIRST.slice(0, 1), ...AGREEMENTS])('$path', (read) => {
    it.each(FAULTS)('with the fault %s', (fault) => expectRetry(read, fault));
  });
});
