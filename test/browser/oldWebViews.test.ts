import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { describe, expect, it } from 'vitest';
import { borrower, site, withBrowser } from './borrower.ts';
import { builtSite } from './builtSite.ts';

/** The folders of the builds whose files are looked at: with the testers' page, and with everything else. */
const BUILDS = [await builtSite('site'), await builtSite('everySwitch')];

/** Features that Chrome 80 and iOS 14 lack, each with the first version that has it. */
const NEWER_SCRIPT: readonly (readonly [what: string, use: RegExp])[] = [
  ['Array.prototype.at (Chrome 92)', /\.at\(-?\d+\)/],
  ['String.prototype.replaceAll (Chrome 85)', /\.replaceAll\(/],
  ['Object.hasOwn (Chrome 93)', /Object\.hasOwn\(/],
  ['structuredClone (Chrome 98)', /\bstructuredClone\(/],
  ['findLast (Chrome 97)', /\.findLast(Index)?\(/],
  ['toSorted and toReversed (Chrome 110)', /\.to(Sorted|Reversed|Spliced)\(/],
  ['crypto.randomUUID (Chrome 92)', /randomUUID/],
  ['URL.canParse (Chrome 120)', /canParse\(/],
  ['AbortSignal.timeout and any (Chrome 103)', /AbortSignal\.(timeout|any)\(/],
  ['Promise.any (Chrome 85)', /Promise\.any\(/],
  ['Promise.withResolvers (Chrome 119)', /withResolvers/],
  ['WeakRef (Chrome 84)', /new WeakRef/],
  ['spread in an optional call (a fault of Chrome 80)', /\?\.[\w$]*\([^(){}]*\.\.\./],
  ['lookbehind (Safari 16.4)', /\(\?<[=!]/],
];

/** Not `@container`, of which older engines ignore the whole block: its table then keeps its columns. */
const NEWER_STYLE: readonly (readonly [what: string, use: RegExp])[] = [
  [':has() (Chrome 105)', /:has\(/],
  ['@layer (Chrome 99)', /@layer\b/],
  ['inset (Chrome 87)', /[{;]inset:/],
  ['aspect-ratio (Chrome 88)', /[{;]aspect-ratio:/],
  ['color-mix() (Chrome 111)', /color-mix\(/],
  ['nesting (Chrome 112)', /[{;]&/],
  [':is() and :where() (Chrome 88)', /:(is|where)\(/],
  ['the height of the window without its older unit before it', /(?<!:100vh;[\w-]+):100dvh/],
  ['gap in a flex box (Chrome 84)', /\{[^}]*display:(inline-)?flex[^}]*[;{]gap:/],
];

/** Feature-tested uses in libraries, which work without the feature. */
const GUARDED: Readonly<Record<string, RegExp>> = {
  // `at` stands beside its stand-in for older browsers (`shared/api/arrayAt.ts`).
  client: /AbortSignal\.any\(|\.at\(-1\)/g,
  pageMetrics: /\.at\(-1\)/g,
};

/** The files with this ending in every build, and what documents contain of their kind. */
function piecesOf(ending: string, inline: RegExp): { name: string; text: string }[] {
  return BUILDS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
      if (!name.endsWith(ending) && !name.endsWith('.html')) return [];
      const text = readFileSync(join(folder, name), 'utf8');
      if (name.endsWith(ending)) return [{ name, text }];
      return [...text.matchAll(inline)].map(([, found = '']) => ({ name, text: found }));
    }),
  );
}

const scripts = () => piecesOf('.js', /<script>([\s\S]*?)<\/script>/g);
const styles = () => piecesOf('.css', /<style>([\s\S]*?)<\/style>/g);

describe.skipIf(!site)('code for the oldest web views', () => {
  it('parses as ES2020, and the guard for older ones as ES5', () => {
    expect(scripts().length).toBeGreaterThan(80);
    for (const { name, text } of scripts()) {
      const ecmaVersion = name.startsWith('assets/guard-') ? 5 : 2020;
      const sourceType = name.startsWith('assets/') && ecmaVersion > 5 ? 'module' : 'script';
      expect(() => parse(text, { ecmaVersion, sourceType }), name).not.toThrow();
    }
  });

  it.each([
    ['script', scripts, NEWER_SCRIPT],
    ['CSS', styles, NEWER_STYLE],
  ] as const)('uses no newer %s', (_, pieces, newer) => {
    expect(pieces().length).toBeGreaterThan(40);
    const found = pieces().flatMap(({ name, text }) => {
      const [chunk = ''] = /(?<=^assets\/)\w+(?=-)/.exec(name) ?? [];
      const rest = GUARDED[chunk] ? text.replace(GUARDED[chunk], '') : text;
      return newer.flatMap(([what, use]) => (use.test(rest) ? [`${name}: ${what}`] : []));
    });
    expect(found).toEqual([]);
  });
});

withBrowser('an even older browser is told what to update, with contact details', async () => {
  const { page, context, open } = borrower();
  // A module that cannot be parsed, as newer syntax is for an older engine.
  await context.route(/\/assets\/pages-.*\.js/, (call) =>
    call.fulfill({ contentType: 'text/javascript', body: 'let a = ??= 1' }),
  );
  await open('repayment', 'due-extendable');
  const notice = page.locator('.guard').filter({ hasText: /update/i });
  await notice.filter({ hasText: /\+63|@/ }).waitFor();
});
