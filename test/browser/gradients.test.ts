import { expect } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { borrower, withBrowser } from './borrower.ts';

withBrowser('a text that cannot be read on a coloured card is found', async () => {
  const { page, open } = borrower();
  await open('loanDetail', 'status-170');
  const title = page.locator('[data-tone="late"] .status-title').filter({ hasText: /\w/ });
  await title.waitFor();
  await expectAccessible(page);
  // Dark red on red, then a white that only the dark end of a pale gradient bears.
  const paint = (colour: string, ground?: string) =>
    title.evaluate(
      (text, [own = '', below]) => {
        text.style.color = own;
        if (below && text.parentElement) text.parentElement.style.background = below;
      },
      [colour, ground],
    );
  const unreadable = { actual: [expect.stringContaining('color-contrast')] };
  await paint('#b42318');
  await expect(expectAccessible(page)).rejects.toMatchObject(unreadable);
  await paint('#ffffff', 'linear-gradient(#f2a0a0, #8c1d18)');
  await expect(expectAccessible(page)).rejects.toMatchObject(unreadable);
});
