import { pages } from '../../pages/pages.ts';
import type { Borrower } from '../browser/borrower.ts';
import { PHONE, visitOf } from '../browser/landingVisit.ts';
import { DATA_SCREENS } from '../browser/screens.ts';
import { declaredCalls } from '../contract/calls.ts';

/** A read, the page that makes it, and what the page shows when it fails and when it succeeds. */
export interface ReadCase {
  /** Name of the call in the contract. */
  id: string;
  /** The end of its path. */
  path: string;
  open(borrower: Borrower): Promise<unknown>;
  /** What the borrower reads if it failed. */
  failed: string;
  ready: string;
  /** Name of the button that tries again. */
  retry: string;
  /** The page works without it. */
  optional?: true;
}

/** The name in the contract of the call that a page's first read makes. */
function firstCallOf(route: string): string | undefined {
  const [first] = pages.find(({ name }) => name === route)?.reads ?? [];
  return declaredCalls.find(({ call }) => call === first?.call)?.id;
}

/** Each call once, on the first screen that stands on it. */
const screens = DATA_SCREENS.flatMap(({ route, call, failed, ready, query }, place): ReadCase[] => {
  const id = firstCallOf(route);
  const isFirst = DATA_SCREENS.findIndex((one) => firstCallOf(one.route) === id) === place;
  const open = (borrower: Borrower) => borrower.open(route, 'due-extendable', query);
  return id && isFirst ? [{ id, path: call, open, failed, ready, retry: 'Retry' }] : [];
});

const agreements = (id: string, route: string, path: string): ReadCase => ({
  id,
  path,
  open: (borrower) => borrower.open(route, 'status-110'),
  failed: 'We could not load the agreements',
  ready: 'I have read',
  retry: 'Retry',
});

/** Every read that the client makes. */
export const READS: readonly ReadCase[] = [
  ...screens,
  agreements('v3ConfirmAgreements', 'newLoanConfirm', '/contract/contract'),
  agreements('legacyConfirmAgreements', 'loanConfirm', '/gopia/lumen/papers'),
  {
    id: 'template',
    path: '/channel-template',
    open: (borrower) => visitOf(borrower).open('banner'),
    failed: 'See every cost before you borrow',
    ready: 'A fair loan starts with a clear price',
    retry: '',
    optional: true,
  },
  {
    id: 'sid',
    path: '/promotion/get-sid',
    async open(borrower) {
      await visitOf(borrower).open();
      await borrower.page.getByLabel('Mobile number').fill(PHONE);
    },
    failed: 'The picture did not load.',
    ready: '',
    retry: 'Refresh picture',
  },
];
