import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { beforeAll, describe, expect, inject } from 'vitest';
import { withChromium } from './borrower.ts';
import { AS_SHIPPED, builtSite, EVERY_SWITCH } from './buildSite.ts';

/** What a build has only where it is asked for, by a text in it, and the build that has it, if not that of all tests. */
const OPTIONAL: readonly (readonly [what: string, mark: string, asked?: typeof EVERY_SWITCH])[] = [
  ['testers’ page', 'testPreview'],
  ['heading of the testers’ page', 'Test preview'],
  ['simulated shell', '__lendSimulator'],
  ['framed phone', 'Framed phone'],
  ['word of the sandbox', 'x-sandbox-session'],
  ['permission to ask for the location', 'geolocation=(self)'],
  ['report of errors', 'first-call', EVERY_SWITCH],
  ['measuring script', 'pageMetrics', EVERY_SWITCH],
  ['mark of an answered control', 'control-answered', EVERY_SWITCH],
  ['mark of content', 'content-ready', EVERY_SWITCH],
  ['largest paint', 'largest-contentful-paint', EVERY_SWITCH],
];

/** Every text file of a build, by its path below the folder. */
async function textsOf(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz|png)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  return new Map(texts.map((text, at) => [relative(folder, paths[at] ?? ''), text]));
}

function filesWith(texts: ReadonlyMap<string, string>, mark: string): string[] {
  return [...texts].flatMap(([path, text]) => (`${path}\n${text}`.includes(mark) ? [path] : []));
}

describe('a build that asks for nothing more', () => {
  let shipped: ReadonlyMap<string, string> = new Map();
  beforeAll(async () => {
    if (inject('siteFolder')) shipped = await textsOf(await builtSite(AS_SHIPPED));
  });

  for (const [what, mark, asked] of OPTIONAL) {
    withChromium(`contains no ${what}, in every file`, async () => {
      const other = asked ? await builtSite(asked) : inject('siteFolder');
      expect(filesWith(await textsOf(other), mark)).not.toEqual([]);
      expect(shipped.size).toBeGreaterThan(80);
      expect(filesWith(shipped, mark)).toEqual([]);
    });
  }
});
