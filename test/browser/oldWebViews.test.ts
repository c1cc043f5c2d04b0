import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { describe, expect, it } from 'vitest';
import { site, withBrowser } from './borrower.ts';
import { builtSite } from './builtSite.ts';

/** The builds whose files are looked at, each with its folder. */
const BUILDS = [
  ['as it ships', await builtSite('site')],
  ['with everything switched on', await builtSite('everySwitch')],
] as const;

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
  ['gap in a flex box (Chrome 84)', /\{[^}]*display:(inline-)?flex[^}]*[;{]gap:/],
];

/** Feature-tested uses in libraries, which work without the feature. */
const GUARDED: Readonly<Record<string, RegExp>> = {
  // `at` stands beside its stand-in for older browsers (`shared/api/arrayAt.ts`).
  client: /AbortSignal\.any\(|\.at\(-1\)/,
  pageMetrics: /\.at\(-1\)/,
};

interface Piece {
  name: string;
  text: string;
  isModule?: boolean;
}

/** The files of a kind, and what documents contain of it. */
function piecesOf(folder: string, ending: string, inline: RegExp): Piece[] {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const assets = readdirSync(join(folder, 'assets'))
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, text: read(`assets/${name}`), isModule: true }));
  const documents = readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .flatMap((name) =>
      [...read(name).matchAll(inline)].map(([, text = '']) => ({
        name: `${name} ${ending}`,
        text,
      })),
    );
  return [...assets, ...documents];
}

const scripts = (folder: string): Piece[] => [
  ...piecesOf(folder, '.js', /<script>([\s\S]*?)<\/script>/g),
  { name: 'sw.js', text: readFileSync(join(folder, 'sw.js'), 'utf8') },
];

const styles = (folder: string) => piecesOf(folder, '.css', /<style>([\s\S]*?)<\/style>/g);

function found(pieces: Piece[], newer: readonly (readonly [string, RegExp])[]): string[] {
  return pieces.flatMap(({ name, text }) =>
    newer.flatMap(([what, use]) => {
      const guarded = Object.entries(GUARDED).find(([chunk]) => name.startsWith(`${chunk}-`))?.[1];
      const rest = guarded ? text.replace(new RegExp(guarded, 'g'), '') : text;
      return use.test(rest) ? [`${name}: ${what}`] : [];
    }),
  );
}

describe.skipIf(!site).each(BUILDS)('code for the oldest web views, %s', (_, folder) => {
  it('is found', () => {
    expect(scripts(folder).length).toBeGreaterThan(40);
    expect(styles(folder).length).toBeGreaterThan(20);
  });

  it('parses as ES2020', () => {
    for (const { name, text, isModule } of scripts(folder)) {
      const sourceType = isModule ? 'module' : 'script';
      expect(() => parse(text, { ecmaVersion: 2020, sourceType }), name).not.toThrow();
    }
  });

  it('includes a guard that parses as ES5, for older ones', () => {
    const guard = readFileSync(join(folder, 'guard.js'), 'utf8');
    expect(() => parse(guard, { ecmaVersion: 5 })).not.toThrow();
  });

  it('calls no newer function', () => {
    expect(found(scripts(folder), NEWER_SCRIPT)).toEqual([]);
  });

  it('uses no newer CSS', () => {
    expect(found(styles(folder), NEWER_STYLE)).toEqual([]);
  });

  it('sets the height of the window in the old unit first', () => {
    const heights = styles(folder).flatMap(({ text }) => text.match(/[^;{]*:100dvh/g) ?? []);
    expect(heights.length).toBeGreaterThan(0);
    for (const { name, text } of styles(folder)) {
      const newer = (text.match(/:100dvh/g) ?? []).length;
      expect((text.match(/:100vh/g) ?? []).length, name).toBeGreaterThanOrEqual(newer);
    }
  });
});

withBrowser(
  'an even older browser is told what to update, with contact details',
  async ({ page, context, open }) => {
    // A module that cannot be parsed, as newer syntax is for an older engine.
    await context.route(/\/assets\/pages-.*\.js/, (call) =>
      call.fulfill({ contentType: 'text/javascript', body: 'let a = ??= 1' }),
    );
    for (const route of ['loanDetail', 'repayment', 'repayDelay']) {
      await open(route, 'due-extendable');
      const notice = page.locator('.guard');
      await notice.waitFor();
      expect(await notice.textContent()).toMatch(/update/i);
      expect(await notice.textContent()).toMatch(/\+63|@/);
    }
  },
);
