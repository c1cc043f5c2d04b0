import type { Page } from 'playwright-core';

/** What the content policy refuses of an attack. */
export const REFUSED = `connect-src font-src form-action frame-src handler markup media-src
require-trusted-types-for text`.split(/\s/);

/** Tries in a page what an attacker's script would try. @returns what the browser refused, and whether any script ran. */
export function attack(page: Page, foreign: string) {
  return page.evaluate(
    async ({ elsewhere, expected }) => {
      const refused = new Set<string>();
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
      const sent = fetch(elsewhere, { method: 'POST', mode: 'no-cors', body: location.search });
      const loads = [
        sent,
        new Audio(elsewhere).play(),
        new FontFace('foreign', `url(${elsewhere})`).load(),
      ];
      await Promise.allSettled(loads);
      // The browser reports a refusal with a delay, which is longer on a busy machine.
      for (
        let waited = 0;
        waited < 5000 && !expected.every((one) => refused.has(one));
        waited += 50
      )
        await new Promise((resolve) => setTimeout(resolve, 50));
      return { refused: [...refused].sort(), owned: Object(window).owned };
    },
    { elsewhere: foreign, expected: REFUSED },
  );
}
