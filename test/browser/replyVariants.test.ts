import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { verdictOf } from '../../shared/api/reply.ts';
import { declaredCalls } from '../contract/calls.ts';
import { MAX_ENTRIES, traitsOf } from '../replyVariants/random.ts';
import { admits } from '../replyVariants/replySchemas.ts';
import {
  type Data,
  VARIANT_SCREENS,
  type VariantScreen,
  type Visit,
} from '../replyVariants/screens.ts';
import { expectAccessible } from './accessible.ts';
import { type Borrower, withBrowser } from './borrower.ts';
import { lenderOf } from './lender.ts';
import { documentsOf } from './watchPage.ts';

/** `--mode matrix` opens every screen in 40 reply variants; the suite in two, different ones for each screen. */
const MAX_VARIANTS = 40;
const FEW = 2;
const { MATRIX, VARIANTS, SCREENS, CALLS, FAULTS, SEQUENCES } = process.env;
/** A run limited to something else leaves the reply variants out. */
const narrowed = Boolean(CALLS || FAULTS) || (MATRIX !== 'all' && Boolean(SEQUENCES));

/** The reply variants of a screen: all, the named ones (`7` or `1-20`), or a part. */
function chosenFor(place: number): number[] {
  const [, from = '', to = from] = /^(\d+)(?:-(\d+))?$/.exec(VARIANTS ?? '') ?? [];
  const [first, last] = from ? [Number(from), Number(to)] : [1, MAX_VARIANTS];
  if (from || MATRIX === 'all') {
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  }
  return Array.from({ length: FEW }, (_, index) => 1 + ((place * FEW + index) % MAX_VARIANTS));
}

const chosen = VARIANT_SCREENS.map((screen, place) => ({
  screen,
  replyVariants: chosenFor(place),
})).filter(({ screen }) => !SCREENS || SCREENS.split(',').includes(screen.route));

const NARROW = 320;
/** How long a page may take for one step on a busy machine, ms. */
const PATIENCE_MS = 10_000;
/** Shown by mistake in place of a value. */
const MISTAKES = /\b(undefined|NaN|null)\b|\[object/;

const spaced = (words: unknown) => `${words}`.replace(/\s+/g, ' ').trim();
const isText = (value: unknown) => typeof value === 'number' || typeof value === 'string';

interface Opened extends Visit {
  /** The reply that the screen is built on. */
  reply: Data;
  problems: string[];
}

const settled = () =>
  'started' in document.documentElement.dataset &&
  !document.querySelector('main [aria-busy=true], main[aria-busy=true]');

/** Opens a screen with a reply variant, as a separate borrower, and waits until it is loaded. */
async function openIn(
  { page, context, sessionId, problems, open, calls }: Borrower,
  { route, call, orders, query }: VariantScreen,
  replyVariant: number,
): Promise<Opened> {
  context.setDefaultTimeout(PATIENCE_MS);
  await page.setViewportSize({ width: NARROW, height: 640 });
  await lenderOf({ context, sessionId }).settings({ replyVariant });
  const [response] = await Promise.all([
    page.waitForResponse((one) => new URL(one.url()).pathname.endsWith(call)),
    open(route, orders[(replyVariant - 1) % orders.length], {
      ...query,
      'x-sandbox-session': sessionId,
    }),
  ]);
  const reply = await response.json();
  await page.waitForFunction(settled);
  return { page, reply, problems, received: async (path) => (await calls(path)).pop()?.body };
}

/** The faults that no screen may have with any reply variant; [] if all is well. */
async function faultsOf({ page, problems }: Opened): Promise<string[]> {
  const { words, width } = await page.evaluate(() => ({
    words: document.body.innerText,
    width: document.documentElement.scrollWidth,
  }));
  const mistake = MISTAKES.exec(words);
  return [
    ...(mistake
      ? [`shows "${words.slice(Math.max(0, mistake.index - 40), mistake.index + 20)}"`]
      : []),
    ...(width > NARROW ? [`is ${width} px wide: ${await widest(page)}`] : []),
    ...problems,
  ];
}

const widest = (page: Page) =>
  page.evaluate((most) => {
    const wide = [...document.querySelectorAll('body *')].filter(
      (one) => one.getBoundingClientRect().right > most,
    );
    return wide
      .slice(0, 6)
      .map((one) => `${one.tagName}.${one.className}`)
      .join(' ');
  }, NARROW);

/** Whether a reply is allowed by the contract. */
function validatorOf({ call }: VariantScreen, reply: Data): boolean {
  const known = declaredCalls.filter((one) => one.call.path.endsWith(call));
  return known.some((one) => admits(one.call)(reply) && verdictOf(reply, one.call) === 'done');
}

/** Whether the screen shows its data; an error is right only if the reply breaks the contract. */
async function showsData(screen: VariantScreen, { page, reply }: Opened): Promise<boolean> {
  // A screen without an error state shows its own texts if the reply breaks the contract.
  if (!screen.failed) return validatorOf(screen, reply);
  const failed = (await page.getByText(screen.failed).count()) > 0;
  if (!failed) return true;
  expect(validatorOf(screen, reply), 'an error state for a reply of the contract').toBe(false);
  await page.getByRole('button', { name: 'Retry', exact: true }).waitFor();
  return false;
}

async function expectWords({ page, reply }: Opened, { shows }: VariantScreen): Promise<void> {
  const data = Object(reply.data) as Data;
  const wanted = (shows?.(data) ?? [])
    .filter((value) => isText(value) && spaced(value))
    .map(spaced);
  const shown = spaced(await page.evaluate(() => document.querySelector('main')?.innerText ?? ''));
  expect(shown.length).toBeGreaterThan(10);
  expect(
    wanted.filter((words) => !shown.includes(words)),
    'texts of the reply',
  ).toEqual([]);
}

async function tryVariant(
  borrower: Borrower,
  screen: VariantScreen,
  replyVariant: number,
  axe: boolean,
) {
  const opened = await openIn(borrower, screen, replyVariant);
  const { page, reply, problems } = opened;
  expect(await faultsOf(opened)).toEqual([]);
  if (!(await showsData(screen, opened))) return;
  await expectWords(opened, screen);
  if (axe) await expectAccessible(page);
  const leftFor = documentsOf(page);
  // A lender that leaves out a required field may leave out what the action needs.
  if (!traitsOf(replyVariant).omits) await screen.act?.(opened, Object(reply.data));
  // The lender's address and icon need not exist.
  const elsewhere = leftFor.flatMap((address) => [address, new URL('/favicon.ico', address).href]);
  const own = problems.filter((problem) => !elsewhere.some((address) => problem.endsWith(address)));
  expect(own).toEqual([]);
}

describe.skipIf(narrowed)('other ways to reply', () => {
  beforeAll(() => expect(chosen).not.toEqual([]));

  for (const { screen, replyVariants } of chosen) {
    for (const replyVariant of replyVariants) {
      const { name, entries } = traitsOf(replyVariant);
      // Hundreds of entries look the same and take the accessibility checker minutes.
      const axe =
        !entries.includes(MAX_ENTRIES) && (replyVariant % 5 === 0 || replyVariants.length <= FEW);
      withBrowser(`${screen.route} works in variant ${replyVariant}: ${name}`, (borrower) =>
        tryVariant(borrower, screen, replyVariant, axe),
      );
    }
  }
});
