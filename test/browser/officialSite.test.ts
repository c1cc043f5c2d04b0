import { describe, expect } from 'vitest';
import { expectAccessible, expectUsable } from './accessible.ts';
import { borrower, expectNoSidewaysScroll, site, withBrowser } from './borrower.ts';
import { holdRequests } from './holdRequests.ts';
import { boxOf, untilIdle, watchLayoutShift } from './watchPage.ts';

const shown = () =>
  borrower()
    .page.getByRole('button', { name: /^Banner/ })
    .evaluateAll((dots) => dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));

describe('2.7 Official site', () => {
  withBrowser(
    'an early question without an answer says what is missing',
    async ({ page, context }) => {
      const release = await holdRequests(context, '**/assets/*.js');
      const form = page.getByRole('form').first();
      await page.goto(`${site}/`, { waitUntil: 'commit' });
      await form.getByRole('textbox').first().fill('Ana');
      await form.getByRole('button', { name: 'Submit' }).click();
      release();
      await form.getByRole('alert').getByText('Please provide complete information!').waitFor();
      expect(await form.getByRole('textbox').first().inputValue()).toBe('Ana');
    },
  );

  withBrowser(
    'the site uses its width: tabs in a row, forms side by side if they fit',
    async () => {
      const { page } = borrower();
      await page.goto(`${site}/`);
      const tabs = page.getByRole('navigation').getByRole('link');
      const menu = page.getByRole('button', { name: 'Menu', exact: true });
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const isPhone = width === 320;
        const about = await boxOf(page.getByRole('form').first());
        const contact = await boxOf(page.getByRole('form').last());
        expect(contact.y > about.y + about.height).toBe(isPhone);
        expect(contact.x > about.x + about.width).toBe(!isPhone);
        expect(contact.width).toBe(about.width);
        const hero = await boxOf(page.getByRole('heading', { level: 1 }));
        const banner = await boxOf(page.getByRole('region', { name: 'What we offer' }));
        expect(banner.x > hero.x + hero.width).toBe(width === 1280);
        expect(await menu.isVisible()).toBe(isPhone);
        const rows = await tabs.evaluateAll((all) =>
          all.map((tab) => tab.getBoundingClientRect().y),
        );
        if (!isPhone) expect(new Set(rows).size).toBe(1);
        await expectNoSidewaysScroll(page);
      }
      await expectAccessible(page);
    },
  );

  withBrowser('the menu on a phone closes with Escape, a tap beside it and a jump', async () => {
    const { page } = borrower();
    await page.goto(`${site}/`);
    await page.waitForFunction(() => 'started' in document.documentElement.dataset);
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    const tabs = page.getByRole('navigation', { name: 'Main' });
    expect(await tabs.isVisible()).toBe(false);
    await menu.click();
    await tabs.waitFor({ state: 'visible' });
    await expectUsable(page);
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(180, 700),
      () => tabs.getByRole('link', { name: 'About Us' }).click(),
    ]) {
      if (!(await tabs.isVisible())) await menu.click();
      await tabs.waitFor({ state: 'visible' });
      await close();
      await tabs.waitFor({ state: 'hidden' });
    }
    expect(new URL(page.url()).hash).toBe('#about');
  });

  withBrowser('without script the menu opens, questions unfold, examples are shown', async () => {
    const { page, context } = borrower();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setScriptExecutionDisabled', { value: true });
    await page.goto(`${site}/`);
    await page.getByRole('main').getByRole('link', { name: 'Apply now' }).first().waitFor();
    await page.getByRole('contentinfo').getByText('help@lend.example').waitFor();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('link', { name: 'Loan Terms And Conditions' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Can I repay early?').click();
    await page.getByText(/after half of the term has passed/).waitFor();
    const examples = page.getByRole('table', { name: 'What is added to the unpaid amount' });
    expect(await examples.getByRole('row').last().innerText()).toContain('₱16,000.00');
  });

  withBrowser('each part has its address, and the calculator moves nothing', async ({ page }) => {
    const shift = await watchLayoutShift(page);
    for (const part of ['steps', 'cost', 'about', 'contact', 'questions-title']) {
      await page.setViewportSize({ width: part === 'about' ? 1280 : 320, height: 640 });
      await page.goto('about:blank');
      await page.goto(`${site}/#${part}`);
      await untilIdle(page);
      const { y } = await boxOf(page.locator(`#${part}`));
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThan(320);
      if (part === 'cost') expect(await shift()).toBe(0);
    }
  });

  withBrowser('Back returns to where one was', async ({ page }) => {
    await page.goto(`${site}/`);
    await untilIdle(page);
    const link = page.getByRole('link', { name: 'Read the loan terms' });
    await link.scrollIntoViewIfNeeded();
    const { y: before } = await boxOf(link);
    await link.click();
    await page.waitForURL(/loanAgreement/);
    await page.goBack();
    await expect.poll(async () => Math.abs((await boxOf(link)).y - before)).toBeLessThan(100);
  });

  withBrowser(
    'the banners change every 3 s, and stop while a key is on their buttons',
    async () => {
      const { page } = borrower();
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.clock.install();
      await page.goto(`${site}/`);
      await page.waitForFunction(() => 'started' in document.documentElement.dataset);
      // A smooth scroll takes real time, while the clock of the page stands still.
      await page.evaluate(() => {
        for (const one of Array.from(document.querySelectorAll<HTMLElement>('body *')))
          one.style.scrollBehavior = 'auto';
      });
      // A busy machine may show the next banner at any moment: the focus holds it, then the clock stands still.
      await page.getByRole('button', { name: 'Pause the banners' }).focus();
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
      const first = await shown();
      await page.clock.runFor(7000);
      expect(await shown()).toBe(first);
      await page.getByRole('main').getByRole('link', { name: 'Apply now' }).first().focus();
      await page.clock.runFor(3000);
      await expect.poll(shown).toBe((first + 1) % 3);
      // One by one: on a busy machine a slow scroll would meet the next turn.
      for (const turn of [2, 3]) {
        await page.clock.runFor(3000);
        await expect.poll(shown).toBe((first + turn) % 3);
      }
      await page.getByRole('button', { name: 'Banner 3 of 3' }).click();
      await expect.poll(shown).toBe(2);
    },
  );

  withBrowser(
    'the banners stand still for visitors who prefer reduced motion',
    async ({ page }) => {
      await page.clock.install();
      await page.goto(`${site}/`);
      await page.getByRole('button', { name: 'Play the banners' }).waitFor();
      await page.clock.runFor(10_000);
      expect(await shown()).toBe(0);
    },
  );
});
