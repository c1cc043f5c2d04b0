import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { borrower, expectNoSidewaysScroll, site, withBrowser } from './borrower.ts';
import { boxOf, watchLayoutShift } from './watchPage.ts';

/** How far an element is below the top of the window, px. */
function topOf(element: Locator): Promise<number> {
  return element.evaluate((node) => node.getBoundingClientRect().top);
}

describe('the official site', () => {
  const shown = () =>
    borrower()
      .page.getByRole('button', { name: /^Banner/ })
      .evaluateAll((dots) => dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));

  withBrowser('uses its width: one row of tabs, forms side by side where they fit', async () => {
    const { page } = borrower();
    for (const width of [1280, 768, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${site}/`);
      const about = await boxOf(page.getByRole('form').first());
      const contact = await boxOf(page.getByRole('form').last());
      const hero = await boxOf(page.getByRole('heading', { level: 1 }));
      const banner = await boxOf(page.getByRole('region', { name: 'What we offer' }));
      if (width < 640) {
        expect(contact.y).toBeGreaterThan(about.y + about.height);
      } else {
        expect([contact.y, contact.width]).toEqual([about.y, about.width]);
        expect(contact.x).toBeGreaterThan(about.x + about.width);
      }
      if (width >= 960) expect(banner.x).toBeGreaterThan(hero.x + hero.width);
      const menu = page.getByRole('button', { name: 'Menu', exact: true });
      expect(await menu.isVisible()).toBe(width < 640);
      if (width < 640) await menu.click();
      const tabs = page.getByRole('navigation').getByRole('link');
      if (width >= 640) {
        const rows = new Set((await tabs.all()).map(async (tab) => (await boxOf(tab)).y));
        expect(new Set(await Promise.all(rows)).size).toBe(1);
      }
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });

  withBrowser('the menu on a phone closes with Escape, a tap beside it and a jump', async () => {
    const { page } = borrower();
    await page.goto(`${site}/`);
    await page.waitForFunction(() => 'started' in document.documentElement.dataset);
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    const tabs = page.getByRole('navigation', { name: 'Main' });
    expect(await tabs.isVisible()).toBe(false);
    const ways = [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(180, 700),
      () => tabs.getByRole('link', { name: 'About Us' }).click(),
    ];
    for (const close of ways) {
      await menu.click();
      await tabs.waitFor({ state: 'visible' });
      await expectAccessible(page);
      await close();
      await tabs.waitFor({ state: 'hidden' });
    }
    expect(new URL(page.url()).hash).toBe('#about');
  });

  withBrowser(
    'without script: the menu opens, questions unfold, the examples are shown',
    async () => {
      const bare = await borrower()
        .context.browser()
        ?.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
      const page = await bare?.newPage();
      if (!page) throw new Error('No browser');
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
      await bare?.close();
    },
  );

  withBrowser('the calculator moves nothing when it starts, and is for everybody', async () => {
    const { page, problems } = borrower();
    await page.setViewportSize({ width: 320, height: 640 });
    const shift = await watchLayoutShift(page);
    await page.goto(`${site}/#cost`);
    await page.waitForFunction(() => 'started' in document.documentElement.dataset);
    await page.waitForLoadState('networkidle');
    expect(await shift()).toBe(0);
    const cost = page.getByRole('region', { name: 'What does it cost?' });
    await cost.getByLabel('Interest (₱)').fill('540');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    expect(problems).toEqual([]);
  });

  withBrowser('each part has its address, and Back returns to where one was', async ({ page }) => {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      for (const part of ['steps', 'cost', 'about', 'contact', 'questions-title']) {
        await page.goto('about:blank');
        await page.goto(`${site}/#${part}`);
        await page.waitForLoadState('networkidle');
        const top = await topOf(page.locator(`#${part}`));
        expect(top).toBeGreaterThanOrEqual(0);
        expect(top).toBeLessThan(370);
      }
    }
    await page.goto(`${site}/`);
    await page.waitForLoadState('networkidle');
    const link = page.getByRole('link', { name: 'Read the loan terms' });
    await link.scrollIntoViewIfNeeded();
    const before = await topOf(link);
    await link.click();
    await page.waitForURL(/loanAgreement/);
    await page.goBack();
    await expect.poll(async () => Math.abs((await topOf(link)) - before)).toBeLessThan(100);
  });

  withBrowser(
    'the banners change every 3 s, and stop for Pause, a touch and focus',
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.clock.install();
      await page.goto(`${site}/`);
      const pause = page.getByRole('button', { name: 'Pause the banners' });
      await pause.waitFor();
      await page.waitForFunction(() => 'started' in document.documentElement.dataset);
      // A busy machine may show the next banner at any moment: the focus holds it, then the clock stands still.
      await pause.focus();
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
      const first = await shown();
      await page.clock.runFor(7000);
      expect(await shown()).toBe(first);
      await page.getByRole('main').getByRole('link', { name: 'Apply now' }).first().focus();
      await page.clock.runFor(3000);
      await expect.poll(shown).toBe((first + 1) % 3);
      await page.clock.runFor(6000);
      await expect.poll(shown).toBe(first);
      await page.getByRole('listitem', { name: `Banner ${first + 1} of 3` }).tap();
      await page.getByRole('button', { name: 'Play the banners' }).waitFor();
      await page.clock.runFor(7000);
      expect(await shown()).toBe(first);
      await page.getByRole('button', { name: 'Banner 3 of 3' }).click();
      await expect.poll(shown).toBe(2);
    },
  );

  withBrowser('shows no motion to visitors who prefer reduced motion', async ({ page }) => {
    await page.clock.install();
    await page.goto(`${site}/`);
    await page.getByRole('button', { name: 'Play the banners' }).waitFor();
    await page.clock.runFor(10_000);
    expect(await shown()).toBe(0);
  });
});
