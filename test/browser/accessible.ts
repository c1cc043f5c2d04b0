import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { limit } from '../limits.ts';
import { expectNoSidewaysScroll } from './borrower.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The short form, which reaches a page in half of the time. */
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** How long axe may take, ms: it runs in the page, where Playwright sets no limit. */
const AXE_MS = limit(15_000);

/**
 * Runs axe in the page, without its frames: one that runs no script never answers.
 * @param rules all of WCAG by default. @param within a selector.
 */
async function analysisOf(page: Page, rules?: string[], within = 'html'): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const results = page.evaluate(
    ({ type, values, context }) =>
      (window as unknown as { axe: typeof axe }).axe.run(context, {
        runOnly: { type, values },
        // What passes is not described, which takes most of the time.
        resultTypes: ['violations', 'incomplete'],
        iframes: false,
        preload: false,
      }),
    { type: rules ? 'rule' : 'tag', values: rules ?? TAGS, context: within } as const,
  );
  const ended = await Promise.race([results, sleep(AXE_MS, undefined, { ref: false })]);
  if (!ended) throw new Error(`axe does not end on ${page.url()}`);
  return ended;
}

/** Runs in the page: puts the darkest (0) or lightest (-1) colour of every gradient in its place. @returns its undoing. */
function flatten(end: number): () => void {
  const brightness = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    return 0.3 * red + 0.6 * green + 0.1 * blue;
  };
  const changed: [HTMLElement, string][] = [];
  for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
    const { backgroundImage } = getComputedStyle(element);
    // Without alpha: what is transparent shows another ground.
    const colours = backgroundImage.match(/rgb\([^)]*\)/g) ?? [];
    if (!colours.length || backgroundImage.includes('url(')) continue;
    colours.sort((one, other) => brightness(one) - brightness(other));
    changed.push([element, element.style.background]);
    element.style.background = colours.slice(end)[0] ?? '';
  }
  return () => {
    for (const [element, background] of changed) element.style.background = background;
  };
}

/**
 * Expects the page in its current state to have no accessibility violation, and texts on gradients to be readable.
 * @param rules of axe, where a state can break no others; by default those of WCAG A and AA.
 */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  const { violations, incomplete } = await analysisOf(page, rules);
  // axe leaves open whether texts on gradients can be read: they must be on both ends of each.
  const onGradients = incomplete
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) => any.some(({ data }) => data?.messageKey === 'bgGradient'))
    .map(({ target }) => `${target}`);
  for (const end of onGradients.length ? [0, -1] : []) {
    const restore = await page.evaluateHandle(flatten, end);
    const { violations: more } = await analysisOf(page, ['color-contrast'], onGradients.join());
    violations.push(...more);
    await restore.evaluate((back) => back());
  }
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
  expect(found).toEqual([]);
}

/** Expects the page in its current state to be accessible, and not to scroll sideways, at any text size. */
export async function expectUsable(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}
