import { setTimeout as sleep } from 'node:timers/promises';
import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { limit } from '../limits.ts';
import { violationsOnGradients } from './gradients.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** How long axe may take, ms: it runs in the page, where Playwright sets no limit. */
const AXE_MS = limit(15_000);

/** Runs axe in the page, without its frames: one that runs no script never answers. @param rules all of WCAG by default. */
async function analysisOf(page: Page, rules?: string[]): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const results = page.evaluate(
    ({ type, values }) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: { type, values },
        // What passes is not described, which takes most of the time.
        resultTypes: ['violations', 'incomplete'],
        iframes: false,
        preload: false,
      }),
    rules ? { type: 'rule' as const, values: rules } : { type: 'tag' as const, values: TAGS },
  );
  const ended = await Promise.race([results, sleep(AXE_MS, undefined, { ref: false })]);
  if (!ended) throw new Error(`axe does not end on ${page.url()}`);
  return ended;
}

/**
 * Expects the page in its current state to have no accessibility violation, and texts on gradients to be readable.
 * @param rules of axe, where a state can break no others; by default those of WCAG A and AA.
 */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  const first = await analysisOf(page, rules);
  const again = () => analysisOf(page, ['color-contrast']);
  const onGradients = await violationsOnGradients(page, first, again);
  const found = [...first.violations, ...onGradients].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
  expect(found).toEqual([]);
}
