import { expect } from 'vitest';
import { expectUsable } from './accessible.ts';
import { borrower, untilReactListens, withBrowser } from './borrower.ts';
import { lenderOf } from './lender.ts';

// `test/pages/replyVariants.test.tsx` opens every page. These have the most kinds of content, which must also fit.
for (const name of ['loanDetail', 'bindBank', 'jointLoginFail'])
  withBrowser(`${name} with other contents fits a narrow screen and is for everybody`, async () => {
    const { page, open, problems } = borrower();
    await page.setViewportSize({ width: 320, height: 640 });
    await lenderOf(borrower()).settings({ replyVariant: 2 });
    await open(name, 'due-extendable');
    await untilReactListens(page);
    await expectUsable(page);
    expect(problems).toEqual([]);
  });
