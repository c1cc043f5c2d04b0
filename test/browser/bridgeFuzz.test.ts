import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, inject } from 'vitest';
import { site, withBrowser } from './borrower.ts';
import { openPhone, SHELLS } from './fakeShell.ts';
import { EVERY_PAGE } from './screens.ts';

/** For each page. */
const MESSAGES = 2000;

/** Messages similar to real ones with an error in them, and random text; the same in every run. */
function malformed(near: fc.Arbitrary<object>): string[] {
  const broken = near.map((one) => JSON.stringify(one));
  const cut = fc
    .tuple(broken, fc.nat(40))
    .map(([whole, length]) => whole.slice(0, Math.min(length, whole.length - 1)));
  const noise = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.json({ maxDepth: 2 }));
  return fc.sample(fc.oneof(broken, cut, noise), { numRuns: MESSAGES, seed: 20261121 });
}

const odd = fc.oneof(
  fc.constantFrom('', '__proto__', 'constructor', 'toString', 'openPage ', 'BACK', null, 7, true),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Invalid messages of a shell, which must not make a page do anything. */
const fromShell = malformed(
  fc.record(
    { v: odd, type: fc.constantFrom('event', 'reply', 'x', 7), name: odd, id: odd, payload: odd },
    { requiredKeys: [] },
  ),
);

/** Invalid messages of a page: wrong version, unknown action, or no id. */
const fromPage = malformed(
  fc.oneof(
    fc.record({ v: odd, id: odd, action: odd, payload: odd }, { requiredKeys: [] }),
    fc.record({
      v: fc.constant(1),
      id: fc.constant('1'),
      action: fc.constantFrom('callPhone', 'openPage', 'openProduct', 'bindEnd'),
      payload: fc.oneof(odd, fc.record({ number: odd, url: fc.constant('javascript:1') })),
    }),
  ),
);

/** The chunk of the page's own bridge, by its hashed name. */
function bridgeChunk(): string | undefined {
  const assets = readdirSync(`${inject('siteFolder')}/assets`);
  return assets.find((name) => /^nativeShell-.*\.js$/.test(name));
}

describe('2,000 malformed messages', () => {
  for (const { route, path, query, data } of EVERY_PAGE.filter(({ hasScript }) => hasScript)) {
    withBrowser(`leave /${route} unchanged and working`, async ({ page, open, problems }) => {
      const reports: string[] = [];
      page.on('console', (message) => message.type() === 'warning' && reports.push(message.text()));
      await page.addInitScript(() =>
        Object.assign(window, { lendShell: { postMessage: () => undefined, onmessage: null } }),
      );
      await open(path, 'due-extendable', query);
      const ready = page.getByText(data?.ready ?? /./).first();
      await ready.waitFor();
      // The page's own bridge, which it would otherwise load with its first action.
      await page.evaluate(`import('/assets/${bridgeChunk()}').then(() => undefined)`);
      const handled = await page.evaluate((messages) => {
        const shell = Object(window);
        return messages.filter((message) => {
          shell.lendShell.onmessage({ data: message });
          return shell.__lendShellReceive(message) !== false;
        });
      }, fromShell);
      expect(handled).toEqual([]);
      expect(new URL(page.url()).pathname).toBe(`/${path}`);
      expect(await ready.isVisible()).toBe(true);
      // The page still listens: a page that reads again on resume handles a valid event.
      const resumed = await page.evaluate(() =>
        Object(window).__lendShellReceive('{"v":1,"type":"event","name":"resume"}'),
      );
      expect(resumed).toBe(data !== undefined || route === 'landing');
      expect(reports.filter((report) => report.startsWith('Bridge: dropped'))).toHaveLength(20);
      expect(problems).toEqual([]);
    });
  }

  withBrowser(
    'to the shell are dropped with a reason, and the next valid one is carried out',
    async ({ page, sessionId, problems }) => {
      const phone = await openPhone(page, sessionId);
      for (const transport of ['ios', 'android', 'androidOld'] as const) {
        await phone.open({ Page: 'Shell check', Shell: SHELLS[transport] });
        await phone.frame.getByText('Shell: ').waitFor();
        await phone.frame.locator('body').evaluate((body, messages) => {
          const inside = Object(body.ownerDocument.defaultView);
          const port = inside.lendShell ?? inside.webkit.messageHandlers.lendShell;
          for (const message of messages) port.postMessage(message);
        }, fromPage);
        await page.getByText('The last 200').waitFor();
        expect(await phone.lines('dropped').count()).toBe(200);
        expect(await page.getByRole('region', { name: /The app now shows/ }).count()).toBe(0);
        await phone.frame.getByRole('button', { name: 'Send goHome' }).click();
        await phone.frame.getByText('outcome goHome: native').waitFor();
        await phone.native('goHome').waitFor();
      }
      expect(problems).toEqual([]);
      expect(page.url()).toContain(`${site}/testPreview`);
    },
  );
});
