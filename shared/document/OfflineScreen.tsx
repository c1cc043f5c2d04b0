import { DARK, PAGE_COLOUR } from '../config/colours.ts';
import type { Config } from '../config/readConfig.ts';

/** The texts of the offline document, which is shown in place of a page that is not on the phone. */
const TEXTS = {
  en: {
    offline: 'You are offline',
    detail: 'This page is not on your phone yet. Connect to the internet and try again.',
    retry: 'Retry',
  },
  fil: {
    offline: 'Wala kang koneksyon',
    detail: 'Wala pa sa telepono mo ang pahinang ito. Kumonekta sa internet at subukan muli.',
    retry: 'Subukan muli',
  },
} as const;

/** The css of the offline document. It repeats the look of the pages, whose style sheets it cannot load. */
export function offlineStyle({ buttonColour, textColour, colourScheme }: Config): string {
  const dark = `@media (prefers-color-scheme:dark){:root{color-scheme:dark}body{background:${DARK.page};color:${DARK.ink}}button:focus-visible{outline-color:${DARK.ink}}}`;
  return [
    `body{margin:0;background:${PAGE_COLOUR};color:#14202e;font:1rem/1.5 system-ui,-apple-system,Roboto,sans-serif;overflow-wrap:break-word}`,
    'main{max-width:480px;margin:0 auto;padding:4px 16px 24px;text-align:center}',
    'h1{font-size:1.125rem;margin:48px 0 8px}',
    `button{min-height:48px;min-width:160px;margin-top:8px;padding:8px 24px;border:0;border-radius:12px;font:inherit;font-weight:600;background:${buttonColour};color:${textColour}}`,
    'button:focus-visible{outline:3px solid #14202e;outline-offset:2px}',
    '[hidden]{display:none}',
    colourScheme === 'light' ? '' : dark,
  ].join('');
}

/** The offline document. Its script (`boot/offline.ts`) chooses the language and the title of the page. */
export function OfflineScreen() {
  return (
    <main>
      {Object.entries(TEXTS).map(([lang, { offline, detail, retry }]) => (
        <section key={lang} lang={lang} hidden={lang !== 'en'}>
          <h1>{offline}</h1>
          <p>{detail}</p>
          <button type="button">{retry}</button>
        </section>
      ))}
    </main>
  );
}
