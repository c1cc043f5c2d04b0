import type { BrowserContext, Locator, Page, Request } from 'playwright-core';

/**
 * Waits until the page has nothing left to do: what a step sets off has been done or requested by then. For tests that
 * expect that something does not happen.
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: 2000 }));
    const drawn = () => new Promise((done) => requestAnimationFrame(done));
    // A step may load a script first: a request made after it is answered after it.
    for (const path of ['/favicon.svg?1', '/favicon.svg?2']) {
      await idle();
      await fetch(path, { cache: 'no-store' });
      await drawn();
    }
    await idle();
  });
}

/** Where an element is, px. @throws Error if it is not shown. */
export async function boxOf(element: Locator) {
  for (;;) {
    const box = await element.boundingBox();
    if (box) return box;
    // React has just replaced it.
    await element.waitFor();
  }
}

/** The rows in which elements stand: how many there are in each. */
export async function rowsOf(elements: Locator): Promise<number[]> {
  const tops = await elements.evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().top)),
  );
  return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
}

/** The addresses that the page requests from now on; the list keeps growing. @param isWanted selects some. */
export function requestsOf(page: Page, isWanted: (request: Request) => boolean = () => true) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isWanted(request)) asked.push(request.url());
  });
  return asked;
}

/** The documents that the page requests from now on. */
export const documentsOf = (page: Page) => requestsOf(page, (one) => one.isNavigationRequest());

/** Uncaught errors and console errors of the page from now on; the list keeps growing. */
export function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`);
  });
  return problems;
}

/** What the pages that are opened from now on know of the connection. */
export async function setConnection(
  context: BrowserContext,
  value: { saveData?: boolean; effectiveType?: string },
): Promise<void> {
  await context.addInitScript(
    (given) => Object.defineProperty(navigator, 'connection', { value: given }),
    value,
  );
}

/** Tells the page that it is hidden, as a phone does and a headless browser does not. @returns tells it that it is shown. */
export async function hidePage(page: Page): Promise<() => Promise<void>> {
  const turn = (value: string) =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibility });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, value);
  await turn('hidden');
  return () => turn('visible');
}

/**
 * Sets the size of a page's text, as a phone's setting does. Not by a style sheet, which the content policy refuses.
 * @param percent of the normal size; 100 leaves the page as it is without a setting.
 */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const size = percent === 100 ? '' : `${percent}%`;
  await page.evaluate((given) => {
    document.documentElement.style.fontSize = given;
  }, size);
}

/** Measures the layout shift of the documents that this page opens from now on. @returns reads that of the present one. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object(window).shift += Object(entry).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Object(window).shift);
}
