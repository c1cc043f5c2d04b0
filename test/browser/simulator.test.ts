import { describe, expect } from 'vitest';
import { ACTIONS, type Action } from '../../shared/bridge/protocol.ts';
import { borrower, site, untilReactListens, withBrowser } from './borrower.ts';

const FRAME = 'iframe[title="Framed phone"]';

/** The page in the phone of the testers' page. */
const frame = () => borrower().page.frameLocator(FRAME);
const press = (name: string) => borrower().page.getByRole('button', { name, exact: true }).click();
/** What the app shows on top of the page. */
const native = (action: string) =>
  borrower().page.getByRole('region', { name: `The app now shows: ${action}` });
/** The lines of the log that contain a text. */
const lines = (hasText: string) =>
  borrower().page.getByRole('log', { name: 'Messages' }).getByRole('listitem').filter({ hasText });

/** Opens a page in the phone, as a tester does. */
async function openInPhone(route: string, shell: string): Promise<void> {
  const { page, sessionId } = borrower();
  const choose = (name: string, label: string) =>
    page.getByRole('combobox', { name, exact: true }).selectOption({ label });
  await page.goto(`${site}/testPreview`);
  await page.getByLabel('Session id', { exact: true }).fill(sessionId);
  await page.getByRole('link', { name: 'Phone', exact: true }).click();
  await choose('Page', route);
  await choose('Shell', shell);
  await press('Reload');
}

describe.each(['iOS', 'Android', 'Older Android'])('every action through %s', (shell) => {
  withBrowser('reaches the shell in a real frame and gets a reply', async ({ problems }) => {
    await openInPhone('Shell check', shell);
    await frame().getByText('Shell: ').waitFor();
    const all: [string, Action][] = Object.entries(ACTIONS);
    for (const [action, { replies, counted }] of all) {
      await frame()
        .getByRole('button', { name: `Send ${action}`, exact: true })
        .click();
      const outcome = replies ? 'native' : 'sent';
      await frame()
        .getByText(new RegExp(`^outcome ${action}: ${outcome}$`))
        .waitFor();
      const line = lines(`"action":"${action}"`);
      expect(JSON.parse((await line.locator('code').textContent()) ?? '')).toEqual({
        v: 1,
        id: expect.stringMatching(/^[a-z0-9]+-\d+$/),
        action,
        payload: expect.any(Object),
      });
      if (!counted) {
        await native(action).getByRole('button').click();
        await native(action).waitFor({ state: 'detached' });
      }
    }
    expect(await lines('dropped').count()).toBe(0);
    expect(problems).toEqual([]);
  });
});

describe('the tester’s controls of the phone', () => {
  withBrowser('resume a page, which reads its order again', async ({ page, calls }) => {
    await openInPhone('Loan detail', 'iOS');
    const shown = await (await page.locator(FRAME).elementHandle())?.contentFrame();
    if (shown) await untilReactListens(shown);
    const before = (await calls('/loan-details/loan-details')).length;
    await press('Resume');
    await expect
      .poll(async () => (await calls('/loan-details/loan-details')).length)
      .toBe(before + 1);
    await lines('resume (the page keeps it)').waitFor();
  });

  withBrowser('go back within the web view, page by page', async () => {
    await openInPhone('Loan detail', 'iOS');
    await frame().getByRole('button', { name: 'REPAY', exact: true }).click();
    await frame().getByText('Amount to repay').waitFor();
    await press('Back');
    await frame().getByText('Repayment due').waitFor();
    await press('Back');
    await native('closeWebView').waitFor();
    await lines('/repayment').first().waitFor();
  });
});
