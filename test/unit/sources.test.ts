import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const sources = ['shared', 'pages', 'test'].flatMap((folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(({ name }) => /\.tsx?$/.test(name))
    .map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return { path, code: readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '') };
    }),
);
const product = sources.filter(({ path }) => !path.startsWith('test/'));

/** The files of the product, but for those that may, in whose code a pattern occurs. */
const speaking = (pattern: RegExp, except: RegExp) =>
  product
    .filter(({ path, code }) => !except.test(path) && pattern.test(code))
    .map(({ path }) => path);

const SHELL = /__lendShell|\blendShell\b|webkit\.messageHandlers/;

describe('what lint has no rule for', () => {
  it.each([
    ['the globals of the shell', 'the bridge', SHELL, /^shared\/bridge\//],
    ['the environment of the build', 'config', /import\.meta\.env/, /^shared\/config\//],
    [
      'storage and the query',
      'session, storage and the document’s scripts',
      /\b(localStorage|sessionStorage|location\.search)\b/,
      /^shared\/(api\/session\/|lib\/storage\.ts$|document\/boot\/)/,
    ],
    [
      'addresses to send the borrower to',
      'navigation and the bridge',
      /location\.(assign|replace)\(|location\.href\s*=|window\.open\(/,
      /^shared\/(runtime\/(navigate|nativeShell)\.ts$|bridge\/)/,
    ],
    [
      'texts that become markup',
      'the build',
      /dangerouslySetInnerHTML|\.innerHTML|insertAdjacentHTML|document\.write|\beval\(/,
      /^shared\/document\/(completeDocument|InlineText)\.tsx$/,
    ],
  ])('%s are for %s only', (_, __, pattern, allowed) => {
    expect(product.some(({ path, code }) => allowed.test(path) && pattern.test(code))).toBe(true);
    expect(speaking(pattern, allowed)).toEqual([]);
  });

  it('no test waits for a function that returns a promise, which Playwright takes for a yes', () => {
    const waiting = sources.filter(({ code }) => /waitForFunction\(\s*async/.test(code));
    expect(waiting.map(({ path }) => path)).toEqual([]);
  });
});
