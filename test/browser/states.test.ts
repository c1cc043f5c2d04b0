import { describe, expect } from 'vitest';
import { SHOWN_PAGES } from '../shots/states.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  untilReactListens,
  useBorrower,
  withBrowser,
} from './borrower.ts';
import { DATA_SCREENS } from './screens.ts';

/** Scenarios in which a page looks different, beside those of every page. */
const SCENARIOS: Readonly<Record<string, readonly string[]>> = {
  bindBank: ['status-151', 'bind-one-kind', 'bind-empty-kind'],
  cardRepayment: ['status-174', 'alipay'],
  complaint: ['complaint-many-orders'],
  complaintList: ['complaint-tabs', 'complaints-20'],
  customerService: ['contact-number', 'contact-app'],
  loanConfirm: ['confirm-unclear', 'confirm-agreements-fail', 'confirm-unsafe', 'confirm-document'],
  newLoanConfirm: [
    'confirm-unclear',
    'confirm-no-agreements',
    'confirm-agreements-fail',
    'confirm-agreement',
    'confirm-document',
    'confirm-unsafe',
  ],
  loanDetail: ['status-180-extendable'],
};

/** Orders with strange data, on every page that reads one. */
const STRANGE = ['loose-types', 'empty-lists', 'rupee', 'slow'];

const isReading = (route: string) => DATA_SCREENS.some((screen) => screen.route === route);

describe('in each of its states', () => {
  const borrower = useBorrower({ sharesWindow: true });

  for (const { route, query, states } of SHOWN_PAGES.filter((page) => isReading(page.route))) {
    const orders = states
      .filter(({ network, orderId }) => network === 'works' && orderId !== 'server-error')
      .map(({ orderId }) => orderId);
    const all = new Set([...orders, ...STRANGE, ...(SCENARIOS[route] ?? [])]);
    withBrowser(`${route} can be used by everybody, on the smallest phone`, async () => {
      const { page, open, problems } = borrower();
      await page.setViewportSize({ width: 320, height: 640 });
      for (const orderId of all) {
        await open(route, orderId, query);
        await untilReactListens(page);
        expect(await page.locator('.block-error').count(), orderId).toBe(0);
        // A frame that runs no script cannot be inspected.
        await page.evaluate(() => document.querySelector('iframe')?.remove());
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
      expect(problems).toEqual([]);
    });
  }
});
