import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { beforeAll, describe, expect } from 'vitest';
import { withChromium } from './borrower.ts';
import { builtSite } from './builtSite.ts';

const [site, asShipped, everySwitch] = [
  await builtSite('site'),
  await builtSite('shipped'),
  await builtSite('everySwitch'),
];

/** What a build has only where it is asked for, by a text in it, and the build that has it, if not that of all tests. */
const OPTIONAL: readonly (readonly [what: string, mark: string, build?: string])[] = [
  ['testers’ page', 'testPreview'],
  ['heading of the testers’ page', 'Test preview'],
  ['simulated shell', '__lendSimulator'],
  ['framed phone', 'Framed phone'],
  ['word of the sandbox', 'x-sandbox-session'],
  ['permission to ask for the location', 'geolocation=(self)'],
  ['report of errors', 'first-call', everySwitch],
  ['measuring script', 'pageMetrics', everySwitch],
  ['mark of an answered control', 'control-answered', everySwitch],
  ['mark of content', 'content-ready', everySwitch],
  ['largest paint', 'largest-contentful-paint', everySwitch],
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
    shipped = await textsOf(asShipped);
  });

  for (const [what, mark, build = site] of OPTIONAL) {
    withChromium(`contains no ${what}, in every file`, async () => {
      expect(filesWith(await textsOf(build), mark)).not.toEqual([]);
      expect(shipped.size).toBeGreaterThan(80);
      expect(filesWith(shipped, mark)).toEqual([]);
    });
  }
});
