import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { beforeAll, describe, expect, inject } from 'vitest';
import { withChromium } from './borrower.ts';
import { AS_SHIPPED, builtSite } from './buildSite.ts';

/** Text found only in the testers' page, the simulated shell and the sandbox. */
const FOR_TESTERS = [
  ['the testers’ page', 'testPreview'],
  ['its heading', 'Test preview'],
  ['the simulated shell', '__lendSimulator'],
  ['the framed phone', 'Framed phone'],
  ['the sandbox', 'x-sandbox-session'],
  ['permission to ask for the location', 'geolocation=(self)'],
] as const;

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

describe('a build that does not ask for the testers’ page', () => {
  let shipped: ReadonlyMap<string, string> = new Map();
  let forTesters: ReadonlyMap<string, string> = new Map();
  beforeAll(async () => {
    if (!inject('siteFolder')) return;
    shipped = await textsOf(await builtSite(AS_SHIPPED));
    forTesters = await textsOf(inject('siteFolder'));
  });

  for (const [what, mark] of FOR_TESTERS) {
    withChromium(`contains no ${what}, in every file`, () => {
      expect(filesWith(forTesters, mark)).not.toEqual([]);
      expect(shipped.size).toBeGreaterThan(80);
      expect(filesWith(shipped, mark)).toEqual([]);
    });
  }
});
