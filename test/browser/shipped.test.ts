import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { withChromium } from './borrower.ts';
import type { BuildName } from './builds.ts';
import { builtSite } from './builtSite.ts';

/** What a build has only where it is asked for: a text in it, and a build that has it. */
const OPTIONAL: readonly (readonly [what: string, mark: string, build: 'site' | 'everySwitch'])[] =
  [
    ['testers’ page', 'testPreview', 'site'],
    ['heading of the testers’ page', 'Test preview', 'site'],
    ['simulated shell', '__lendSimulator', 'site'],
    ['framed phone', 'Framed phone', 'site'],
    ['word of the sandbox', 'x-sandbox-session', 'site'],
    ['permission to ask for the location', 'geolocation=(self)', 'site'],
    ['report of errors', 'first-call', 'everySwitch'],
    ['measuring script', 'pageMetrics', 'everySwitch'],
    ['mark of an answered control', 'control-answered', 'everySwitch'],
    ['mark of content', 'content-ready', 'everySwitch'],
    ['largest paint', 'largest-contentful-paint', 'everySwitch'],
  ];

/** The path below its folder and the text of every text file of a build. */
async function textsOf(build: BuildName): Promise<string[]> {
  const folder = await builtSite(build);
  if (!folder) return [];
  const paths = (await readdir(folder, { recursive: true })).filter((path) =>
    /\.(?!br|gz|png)\w+$|_headers$/.test(path),
  );
  return Promise.all(
    paths.map(async (path) => `${path}\n${await readFile(join(folder, path), 'utf8')}`),
  );
}

const texts = {
  site: await textsOf('site'),
  shipped: await textsOf('shipped'),
  everySwitch: await textsOf('everySwitch'),
};

withChromium.each(OPTIONAL)(
  'a build that asks for nothing more contains no %s',
  (_, mark, build) => {
    const filesOf = (name: keyof typeof texts) =>
      texts[name].filter((text) => text.includes(mark)).map((text) => text.split('\n', 1)[0]);
    expect(filesOf(build)).not.toEqual([]);
    expect(texts.shipped.length).toBeGreaterThan(80);
    expect(filesOf('shipped')).toEqual([]);
  },
);
