import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { WRITING_SCREENS, type WritingScreen } from '../model/writingScreens.ts';
import { type Borrower, borrower, site, untilReactListens, withBrowser } from './borrower.ts';
import { lenderOf } from './lender.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function saveAccount(page: Page): Promise<void> {
  await button(page, 'Next').click();
  await button(page, 'Save').click();
}

async function rateOrder(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '3 stars' }).check({ force: true });
  await button(page, 'Submit').click();
}

/** Every screen that writes: those of the model, and two whose steps need no random order. */
const SCREENS: readonly WritingScreen[] = [
  ...WRITING_SCREENS,
  {
    name: 'bank account',
    route: 'bindBank',
    orderId: 'bind-one-kind',
    effect: 'account',
    call: '/bind-card-new',
    read: '/bind-card-init',
    control: 'Next',
    send: saveAccount,
    typed: { label: 'Account holder', text: 'Ana Reyes' },
  },
  {
    name: 'rating of an order',
    route: 'loanDetail',
    orderId: 'rating',
    effect: 'orderRating',
    call: '/google-score',
    read: '/loan-details',
    control: 'Submit',
    send: rateOrder,
  },
];

/** What the second tab says about the write of the first; a rating's dialog closes without a word. */
const SAYS = /You sent your .* at/;
const isRating = ({ effect }: WritingScreen) => effect === 'rating' || effect === 'orderRating';

/** Opens the screen in a tab and fills it in, as far as it can be before it is sent. */
async function fillIn(page: Page, address: string, screen: WritingScreen) {
  await page.goto(address);
  await untilReactListens(page);
  // The dialog opens by itself after a while.
  if (isRating(screen)) await page.getByRole('dialog').waitFor();
  const { typed } = screen;
  if (typed) await page.getByLabel(typed.label).fill(typed.text);
}

/** Keeps a tab from learning what others store, as one does that is frozen or slow. */
async function withholdNews(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
  });
}

const addressOf = ({ sessionId }: Borrower, { route, orderId, query }: WritingScreen) =>
  `${site}/${route}?${new URLSearchParams({ sessionId, productId: '7', orderId, ...query })}`;

async function effectsOf(borrower: Borrower, { effect }: WritingScreen) {
  return (await lenderOf(borrower).ledger()).filter(({ kind }) => kind === effect);
}

/** Tabs are filled in, then the first sends. @returns the others, once the first has its answer: one told of it, and one not. */
async function sendFromFirst(borrower: Borrower, screen: WritingScreen): Promise<[Page, Page]> {
  const { page: first, context } = borrower;
  const others: [Page, Page] = [await context.newPage(), await context.newPage()];
  const [told, untold] = others;
  await withholdNews(untold);
  for (const tab of [first, ...others]) await fillIn(tab, addressOf(borrower, screen), screen);
  await first.bringToFront();
  const answer = first.waitForResponse((one) => new URL(one.url()).pathname.endsWith(screen.call));
  await screen.send(first);
  await (await answer).finished();
  // A tab holds a lock until it has dealt with the answer.
  const held = () => told.evaluate(async () => (await navigator.locks.query()).held?.length);
  await expect.poll(held).toBe(0);
  expect(await effectsOf(borrower, screen)).toHaveLength(1);
  // A tab that is shown before it has heard of the answer checks by itself, and says what that finds.
  if (isRating(screen)) await button(told, screen.control).waitFor({ state: 'detached' });
  else await told.getByText(SAYS).first().waitFor();
  return others;
}

describe.each(SCREENS.map((screen) => ({ name: screen.name, screen })))('$name', ({ screen }) => {
  async function expectSaid(page: Page): Promise<void> {
    if (!isRating(screen)) await page.getByText(SAYS).first().waitFor();
    await button(page, screen.control).waitFor({ state: 'detached' });
    expect(await effectsOf(borrower(), screen)).toHaveLength(1);
  }

  withBrowser(
    'is sent once by a tab that heard of the answer, and by one that did not',
    async () => {
      const [told, untold] = await sendFromFirst(borrower(), screen);
      await untold.bringToFront();
      await screen.send(untold);
      await expectSaid(untold);
      await told.bringToFront();
      await expectSaid(told);
    },
  );
});
