import { mkdirSync, writeFileSync } from 'node:fs';
import { describe } from 'vitest';
import { untilReactListens, useBorrower, withBrowser } from './borrower.ts';
import { holdRequests } from './holdRequests.ts';
import { screenFacts } from '../screens/facts.ts';
import { TARGETS } from '../bench/profiles.ts';

mkdirSync('/tmp/w19a/shots', { recursive: true });
describe('lcp', () => {
  const borrower = useBorrower();
  for (const { route, orderId, more } of TARGETS) {
    withBrowser(route, async () => {
      const { page, context, open } = borrower();
      await context.addInitScript(() => {
        const seen: unknown[] = [];
        Object.assign(window, { seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as any[])
            seen.push(`${entry.size} ${entry.element?.tagName}.${entry.element?.className} ${entry.element?.textContent.slice(0, 60)} ${entry.url}`);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      const release = await holdRequests(context, '**/assets/react-*.js');
      const opened = open(route, orderId, { ...screenFacts[route]?.query, ...more });
      await page.waitForTimeout(2500);
      const before = await page.evaluate(() => Object(window).seen.length);
      writeFileSync(`/tmp/w19a/shots/${route}-1.png`, await page.screenshot({animations:'disabled'}));
      release();
      await opened;
      await untilReactListens(page);
      await page.waitForTimeout(500);
      writeFileSync(`/tmp/w19a/shots/${route}-2.png`, await page.screenshot({animations:'disabled'}));
      const seen: string[] = await page.evaluate(() => Object(window).seen);
      console.log([`== ${route}`, ...seen.map((s, i) => `${i < before ? 'before' : 'AFTER '} ${s}`)].join('\n'));
    });
  }
});
