import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { limit } from '../limits.ts';
import { ENGINES } from './engines.ts';
import { linesMissing, ROUTES, readPage } from './everyPage.ts';
import { JOURNEYS } from './journeys.ts';
import { BrowserCrashed, type EngineBrowser, Phone } from './phone.ts';

/** Opening about thirty pages one after the other takes a while on a busy machine. */
const EVERY_PAGE = { timeout: limit(120_000) };

/** Declares the tests of one engine. @param key as in `ENGINES`. */
export function testEngine(key: string): void {
  const engine = ENGINES.find((one) => one.key === key);
  if (!engine) throw new Error(`No engine ${key}`);
  const { name, start, noise = [] } = engine;
  const program = inject('enginePrograms')[key] ?? '';
  const { site, inspectScript } = inject('bench');

  describe.skipIf(!program)(name, () => {
    let browser: EngineBrowser;
    beforeAll(async () => {
      browser = await start(program);
    });
    afterAll(() => browser?.end());

    const onNewPage = async (work: (phone: Phone) => Promise<void>) => {
      const page = await browser.newPage();
      const problems = () => page.problems().filter((line) => !noise.some((one) => one.test(line)));
      try {
        await work(new Phone(page, site, inspectScript));
        expect(problems()).toEqual([]);
      } catch (error) {
        // A tap that the browser crashed under fails without a word.
        const problem = await page.evaluate('Promise.resolve()').catch((reason) => reason);
        if (problem instanceof BrowserCrashed) throw problem;
        throw new Error([(error as Error).message, ...problems()].join('\n'));
      } finally {
        await page.close().catch(() => undefined);
      }
    };
    // WebKit crashed once in some fifty runs on a busy machine. A page that makes it crash does so each time.
    const withPhone = (work: (phone: Phone) => Promise<void>) => () =>
      onNewPage(work).catch((error) => {
        if (!(error instanceof BrowserCrashed)) throw error;
        return onNewPage(work);
      });

    test(
      'every page opens without errors and says what it says in a current Chromium',
      EVERY_PAGE,
      withPhone(async (phone) => {
        const reference = inject('referenceOutlines');
        for (const route of ROUTES) {
          const outline = await readPage(phone, route);
          const expected = reference[route] ?? '';
          expect.soft(linesMissing(expected, outline), `${route} lacks`).toEqual([]);
          expect.soft(linesMissing(outline, expected), `${route} says besides`).toEqual([]);
        }
      }),
    );

    for (const [title, journey] of Object.entries(JOURNEYS)) test(title, withPhone(journey));
  });
}
