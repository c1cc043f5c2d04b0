import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { serveSite } from '../browser/buildSite.ts';
import { QUIET } from '../browser/chromium.ts';
import { CHROMIUM, findProgram, provideProgram } from '../browser/installed.ts';
import { startChromium } from '../engines/drivers/chromium.ts';
import { PHONE } from '../engines/drivers/driver.ts';
import { ENGINES, type Engine } from '../engines/engines.ts';
import { bundleInspect } from '../engines/inPage/bundleInspect.ts';
import { type Bench, Phone } from '../engines/phone.ts';
import { ROUTES, readRoute } from '../engines/routes.ts';
import { type Figure, writeSheet } from './contactSheet.ts';

interface EngineShotOptions {
  /** Keys of engines. */
  engines: readonly string[];
  /** Routes; all if empty. */
  pages: readonly string[];
  /** Where the pictures go. */
  folder: string;
}

type Figures = Map<string, Figure[]>;

/** What the engines are compared with. */
const CURRENT: Pick<Engine, 'key' | 'provide' | 'start'> = {
  key: 'current Chromium',
  provide: async () => provideProgram(CHROMIUM),
  start: (program) => startChromium(program),
};

/** Adds a picture of each page, as one engine shows it. */
async function addShots(
  figures: Figures,
  { key, provide, start }: typeof CURRENT,
  bench: Bench,
  pages: readonly string[],
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'shots-'));
  const browser = await start(await provide());
  const phone = await Phone.start(browser, bench);
  try {
    for (const place of ROUTES.filter(({ route }) => !pages.length || pages.includes(route))) {
      await readRoute(phone, place);
      const file = join(folder, `${place.route}.png`);
      await phone.screenshot(file);
      const figure = { title: key, picture: await readFile(file), width: PHONE.width };
      figures.set(place.route, [...(figures.get(place.route) ?? []), figure]);
    }
  } finally {
    await phone.close();
    await browser.close();
  }
}

/**
 * Takes a picture of each page in a current Chromium and in some engines, and puts those of a page side by side.
 * @returns the files of the sheets. @throws Error for an unknown engine, and where one cannot be had.
 */
export async function takeEngineShots(options: EngineShotOptions): Promise<readonly string[]> {
  const { engines, pages, folder } = options;
  const unknown = engines.find((key) => !ENGINES.some((one) => one.key === key));
  if (unknown) throw new Error(`${unknown}: one of ${ENGINES.map(({ key }) => key).join(', ')}`);
  const { site, stop } = await serveSite();
  const releases = { next: site, withoutWorker: site };
  const bench = { site, releases, inspectScript: await bundleInspect() };
  const figures: Figures = new Map();
  for (const engine of [CURRENT, ...ENGINES.filter(({ key }) => engines.includes(key))]) {
    await addShots(figures, engine, bench, pages);
  }
  await stop();
  await mkdir(join(folder, 'engines'), { recursive: true });
  const browser = await chromium.launch({ executablePath: findProgram(CHROMIUM), args: QUIET });
  const files: string[] = [];
  for (const [route, shown] of figures) {
    const file = join(folder, 'engines', `${route}.png`);
    await writeFile(file, await writeSheet(browser, route, shown));
    files.push(file);
  }
  await browser.close();
  return files;
}
