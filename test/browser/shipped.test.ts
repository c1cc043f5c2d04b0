import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { withChromium } from './borrower.ts';
import { builtSite } from './builtSite.ts';

/** Texts that a build has only where it is asked for what they belong to. */
const TESTERS_PAGE = ['testPreview', 'Test preview', '__lendSimulator', 'Framed phone'];
const SANDBOX_AND_LOCATION = ['x-sandbox-session', 'geolocation=(self)'];
const REPORTS = ['first-call', 'pageMetrics'];
const MEASUREMENTS = ['largest-contentful-paint'];

/** The names and texts of all text files of a build. */
async function textOf(folder: string): Promise<string> {
  const paths = folder ? await readdir(folder, { recursive: true }) : [];
  const texts = paths
    .filter((path) => /\.(?!br|gz|png)\w+$|_headers$/.test(path))
    .map(async (path) => `${path}\n${await readFile(join(folder, path), 'utf8')}`);
  return (await Promise.all(texts)).join('\n');
}

const shipped = await textOf(await builtSite('shipped'));

withChromium.each([
  ['site', await textOf(await builtSite('site')), [...TESTERS_PAGE, ...SANDBOX_AND_LOCATION]],
  ['everySwitch', await textOf(await builtSite('everySwitch')), [...REPORTS, ...MEASUREMENTS]],
])('a build that asks for nothing more has nothing of the build %s', (_, other, marks) => {
  expect(marks.filter((mark) => !other.includes(mark))).toEqual([]);
  expect(shipped).toContain('Order Details');
  expect(marks.filter((mark) => shipped.includes(mark))).toEqual([]);
});
