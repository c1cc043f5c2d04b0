import { afterAll, beforeAll, describe, expect, inject, type TestContext, test } from 'vitest';
import { limit } from '../limits.ts';
import type { EngineBrowser } from './drivers/driver.ts';
import { ENGINES, type Engine } from './engines.ts';
import { AROUND_FLOWS } from './flows/around.ts';
import { DIALOG_FLOWS } from './flows/dialogs.ts';
import type { Flow } from './flows/flow.ts';
import { FORM_FLOWS } from './flows/forms.ts';
import { ORDER_FLOWS } from './flows/order.ts';
import { WORKER_FLOWS } from './flows/worker.ts';
import { Phone } from './phone.ts';
import { PICTURES, ROUTES, readRoute } from './routes.ts';

const FLOWS: readonly Flow[] = [
  ...ORDER_FLOWS,
  ...FORM_FLOWS,
  ...DIALOG_FLOWS,
  ...AROUND_FLOWS,
  ...WORKER_FLOWS,
];

/** How many requests are told of a flow that failed. */
const LAST_REQUESTS = 10;

/** Opening about thirty pages one after the other takes a while on a busy machine. */
const EVERY_PAGE = { timeout: limit(120_000) };

const CHOSEN = process.env.FLOWS === 'few' ? FLOWS.filter(({ few }) => few) : FLOWS;

const lines = (text: string) => new Set(text.split('\n'));
const missing = (from: string, other: string) =>
  [...lines(from)].filter((line) => !lines(other).has(line));

function engineOf(key: string): Engine {
  const engine = ENGINES.find((one) => one.key === key);
  if (!engine) throw new Error(`No engine ${key}`);
  return engine;
}

/** Declares the tests of one engine: every page, and every flow. */
export function runFlows(key: string): void {
  const engine = engineOf(key);
  const { noise, limits = {} } = engine;
  const program = inject('enginePrograms')[key] ?? '';
  const bench = { ...inject('bench'), noise };

  describe.skipIf(!program)(engine.name, () => {
    let browser: EngineBrowser;
    beforeAll(async () => {
      browser = await engine.start(program);
      console.log(`${key} is ${browser.version}`);
    });
    afterAll(() => browser?.close());

    async function withPhone(
      { task }: TestContext,
      work: (phone: Phone) => Promise<void>,
      expected: readonly RegExp[] = [],
    ): Promise<void> {
      const phone = await Phone.start(browser, bench);
      const picture = `${PICTURES}/${key}/${task.name}.png`;
      try {
        await work(phone);
        expect(phone.problems(...expected)).toEqual([]);
        await phone.screenshot(picture);
      } catch (error) {
        // What failed is worth more than why there is no picture of it.
        await phone.screenshot(picture).catch(() => undefined);
        const asked = phone.network.asked.slice(-LAST_REQUESTS);
        const facts = [...phone.problems(), ...asked, picture];
        throw new Error([(error as Error).message, ...facts].join('\n'));
      } finally {
        await phone.close();
      }
    }

    test('every page says what it says in a current Chromium', EVERY_PAGE, async (context) => {
      const reference = inject('referenceOutlines');
      await withPhone(context, async (phone) => {
        for (const { route, query } of ROUTES) {
          const said = await readRoute(phone, { route, query }, key);
          const expected = reference[route] ?? '';
          expect.soft(missing(expected, said), `${route} lacks`).toEqual([]);
          expect.soft(missing(said, expected), `${route} says besides`).toEqual([]);
        }
      });
    });

    for (const { name, run, timeout, expected } of CHOSEN) {
      test(name, timeout ? { timeout } : {}, async (context) => {
        context.skip(name in limits, limits[name]);
        await withPhone(context, (phone) => run(phone, engine), expected);
      });
    }
  });
}
