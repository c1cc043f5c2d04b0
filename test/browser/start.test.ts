import { expect } from 'vitest';
import { borrower, untilReactListens, useLossyServer, withBrowser } from './borrower.ts';
import { openHeld } from './holdRequests.ts';
import { lenderOf } from './lender.ts';
import { hidePage, untilIdle } from './watchPage.ts';

const SUBJECT = { problemType: '2', orderNo: 'due-extendable' };

const { server: lossy, withBrowser: onLossyNetwork } = useLossyServer();

onLossyNetwork('sends its call and keeps taps before all of the document is there', async () => {
  const { page, open, calls } = borrower();
  const sendRest = lossy().split(/^\/repayment/, '</main>');
  const opened = open('repayment', 'due-extendable');
  await page.getByRole('button', { name: 'Payment Method' }).tap();
  await expect.poll(() => calls('/loan-play-detail')).toHaveLength(1);
  expect(await page.getByText('₱3,450.00').count()).toBe(0);
  sendRest();
  await opened;
  await page.getByRole('dialog').getByRole('radio').first().waitFor();
  expect(await page.getByText('₱3,450.00').first().isVisible()).toBe(true);
});

withBrowser('shows amount and rows before React, which unfolds them if tapped', async () => {
  const { page, calls } = borrower();
  // The document and the client must write its address alike.
  const phone = { deviceName: "Test phone+ *~('é')" };
  const start = await openHeld(borrower(), 'repayment', 'due-extendable', phone);
  await page.getByText('₱3,450.00').first().waitFor();
  expect(await page.locator('dl .row').count()).toBe(2);
  expect(await page.getByText('Principal').isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Show 4 more' }).tap();
  expect(await page.getByText('Service fee').count()).toBe(0);
  await start();
  await page.getByRole('button', { name: 'Hide' }).waitFor();
  expect(await page.getByText('Service fee').isVisible()).toBe(true);
  expect(await calls('/loan-play-detail')).toHaveLength(1);
});

withBrowser('reads again for a borrower who left before React had loaded', async ({ page }) => {
  const start = await openHeld(borrower(), 'repaymentOfCode2', 'status-174');
  await page.getByText('₱3,450.00').first().waitFor();
  const show = await hidePage(page);
  await lenderOf(borrower()).payElsewhere('status-174');
  await show();
  await start();
  await page.getByText('There is nothing to pay right now').waitFor();
});

const words = () => borrower().page.getByLabel('Tell us what happened');

/** Writes a complaint while React is held back. @returns lets it load. */
async function writeEarly() {
  const start = await openHeld(borrower(), 'complainPageNext', 'due-extendable', SUBJECT);
  await words().pressSequentially('They call a');
  await words().press('ArrowLeft');
  return start;
}

withBrowser('keeps text and caret of an early complaint at every step of the start', async () => {
  const { page, problems } = borrower();
  const { fault, release } = lenderOf(borrower());
  await fault('/problem-init', 'hold');
  const start = await writeEarly();
  expect(await page.getByText('/200').isVisible()).toBe(false);
  await start();
  const focused = () => words().evaluate((field) => field === document.activeElement);
  await page.getByText('11/200').waitFor();
  expect(await page.locator('[aria-busy=true]').count()).toBe(1);
  await expect.poll(focused).toBe(true);
  await page.keyboard.type('my home ');
  await release();
  await page.getByText('Add photos').waitFor();
  expect(await focused()).toBe(true);
  expect(await words().inputValue()).toBe('They call my home a');
  expect(problems).toEqual([]);
});

withBrowser('appends early text of a complaint to that from before a reload', async () => {
  const { page, open, problems } = borrower();
  await open('complainPageNext', 'due-extendable', SUBJECT);
  await words().fill('First.');
  await page.getByText('Add photos').waitFor();
  const start = await writeEarly();
  await start();
  await page.getByText('Add photos').waitFor();
  expect(await words().inputValue()).toBe('First.\nThey call a');
  expect(problems).toEqual([]);
});

withBrowser('writes a word once that a keyboard composes while React starts', async () => {
  const { page, context } = borrower();
  const start = await openHeld(borrower(), 'complainPageNext', 'due-extendable', SUBJECT);
  await words().focus();
  const keyboard = await context.newCDPSession(page);
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', { text, selectionStart: 4, selectionEnd: 4 });
  await compose('maga');
  await start();
  await untilIdle(page);
  await compose('magandang');
  await keyboard.send('Input.insertText', { text: 'magandang' });
  await untilReactListens(page);
  await page.getByText('9/200').waitFor();
  expect(await words().inputValue()).toBe('magandang');
});

withBrowser('sends an early complaint once, when React is there', async () => {
  const { page, calls } = borrower();
  const start = await writeEarly();
  // It is grey until the types are there.
  await page.getByRole('button', { name: 'Send' }).tap({ force: true });
  await start();
  await expect.poll(() => calls('/problem-save')).toHaveLength(1);
  const [sent] = await calls('/problem-save');
  expect(sent?.body).toMatchObject({ problemDetail: 'They call a' });
});

withBrowser('does not send an early complaint that is written further', async () => {
  const { page, calls } = borrower();
  const start = await writeEarly();
  const send = page.getByRole('button', { name: 'Send' });
  await send.tap({ force: true });
  await words().press('End');
  await words().pressSequentially(' at work');
  expect(await send.getAttribute('class')).not.toContain('tapped');
  await start();
  await untilReactListens(page);
  await untilIdle(page);
  expect(await words().inputValue()).toBe('They call a at work');
  expect(await calls('/problem-save')).toEqual([]);
});

withBrowser('opens no early keyboard over a field that is written in since', async () => {
  const { page } = borrower();
  const start = await openHeld(borrower(), 'bindBank', 'status-151', {}, '*');
  await page.waitForFunction(() => window.__boot?.painted);
  await page.getByRole('button', { name: /Monthly income/ }).tap();
  await page.getByLabel('GCash number').pressSequentially('0917');
  await start();
  await untilReactListens(page);
  await untilIdle(page);
  await page.keyboard.type('1234567');
  expect(await page.getByLabel('GCash number').inputValue()).toBe('091 7123 4567');
});

withBrowser('asks an early complaint without a text for one', async () => {
  const { page, calls } = borrower();
  const start = await openHeld(borrower(), 'complainPageNext', 'due-extendable', SUBJECT);
  // It is grey until the types are there.
  await page.getByRole('button', { name: 'Send' }).tap({ force: true });
  await start();
  const missing = page.getByRole('alert').getByText('Please fill in your comments and suggestions');
  await missing.first().waitFor();
  expect(await calls('/problem-save')).toEqual([]);
});

withBrowser('leads to the cost of the offer also by an early tap', async () => {
  const { page } = borrower();
  const start = await openHeld(borrower(), 'newLoanConfirm', 'status-110');
  await page.getByText('₱4,900.00').first().waitFor();
  await page.getByRole('link', { name: 'What does it cost?' }).tap();
  void start();
  await page.waitForURL(/\?amount=5000\.00&.*#cost$/);
});

for (const [route, orderId, control] of [
  ['bindBank', 'status-151', 'GCash'],
  ['complaint', 'due-extendable', 'Repayment'],
] as const) {
  withBrowser(`leaves the focus on a control of ${route} when React takes over`, async () => {
    const { page } = borrower();
    const start = await openHeld(borrower(), route, orderId);
    // The reply may replace what the document has shown so far.
    await page.waitForFunction(() => window.__boot?.painted !== undefined);
    const focused = () =>
      page.evaluate(() => document.querySelector('button:focus,a:focus')?.textContent ?? '');
    for (let stop = 0; stop < 12 && !(await focused()).includes(control); stop += 1)
      await page.keyboard.press('Tab');
    expect(await focused()).toContain(control);
    await start();
    await untilReactListens(page);
    expect(await focused()).toContain(control);
  });
}

withBrowser('leaves the focus where it moves while React starts', async ({ page, open }) => {
  await page.addInitScript(() => {
    const tabbed = () => document.querySelectorAll<HTMLElement>('main button, main a')[1]?.focus();
    new MutationObserver(tabbed).observe(document, {
      subtree: true,
      attributeFilter: ['data-started'],
    });
  });
  await open('loanDetail', 'status-110');
  await untilReactListens(page);
  expect(await page.locator('main :focus').count()).toBe(1);
});

withBrowser('starts React although the script of the document does not run', async () => {
  const { page, open } = borrower();
  await page.route('**/repayment?*', async (route) => {
    const document = await route.fetch();
    // The policy of the document permits no script but its own.
    const body = (await document.text()).split('<script>').join('<script>;');
    await route.fulfill({ response: document, body });
  });
  await open('repayment', 'due-extendable');
  await page.getByText('₱3,450.00').first().waitFor();
});

withBrowser('bindBank: Next after typing and another account type are not lost', async () => {
  const { page } = borrower();
  const start = await openHeld(borrower(), 'bindBank', 'status-151', {}, '*');
  await page.waitForFunction(() => window.__boot?.painted);
  await page.getByLabel('Account holder').pressSequentially('Ana Reyes');
  await page.getByText('Bank account', { exact: true }).click();
  // Its fields are not there yet.
  expect(await page.getByRole('radio', { name: 'E-wallet' }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Next' }).click();
  await start();
  const missing = page.getByRole('alert').getByRole('link');
  await missing.first().waitFor();
  expect(await missing.allTextContents()).toContain('Account number');
  expect(await page.getByRole('radio', { name: 'Bank account' }).isChecked()).toBe(true);
  expect(await page.getByLabel('Account holder').inputValue()).toBe('Ana Reyes');
});

withBrowser('newLoanConfirm: without its agreement Next is grey, and says why', async () => {
  const { page } = borrower();
  const start = await openHeld(borrower(), 'newLoanConfirm', 'status-110', {}, '*');
  await page.waitForFunction(() => window.__boot?.painted);
  const next = page.getByRole('button', { name: 'Next' });
  const note = page.getByText('Tick the box above to continue.');
  await page.getByRole('checkbox').uncheck();
  await note.waitFor();
  expect(await next.getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('checkbox').check();
  expect(await note.count()).toBe(0);
  expect(await next.getAttribute('aria-disabled')).toBe(null);
  await page.getByRole('checkbox').uncheck();
  await start();
  await untilReactListens(page);
  expect(await page.getByRole('checkbox').isChecked()).toBe(false);
  await note.waitFor();
  // Another language loads the page again.
  await page.getByRole('link', { name: 'Filipino' }).click();
  await page.locator('html[lang=fil]').waitFor();
  await untilReactListens(page);
  expect(await page.getByRole('checkbox').isChecked()).toBe(false);
});
