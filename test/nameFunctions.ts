import type { BrowserContext } from 'playwright-core';

/**
 * Lets the pages of a context run functions of a script that tsx runs: it wraps each named function in
 * `__name`, which a page does not have. Vitest does not need it.
 */
export function nameFunctions(context: BrowserContext): Promise<unknown> {
  return context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
}
