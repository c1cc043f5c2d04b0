import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { QUIET } from '../browser/chromium.ts';
import { goOffline } from '../browser/holdRequests.ts';
import { CHROMIUM, findProgram } from '../browser/installed.ts';
import { makeBuild } from '../browser/makeBuild.ts';
import { serveSite } from '../browser/serveSite.ts';
import { setTextSize } from '../browser/watchPage.ts';
import { type Figure, writeSheet } from './contactSheet.ts';
import { type Network, type ScreenState, SHOWN_PAGES, type ShownPage } from './states.ts';

const HEIGHT = 740;
const DESKTOP_WIDTH = 1280;

export interface ShotOptions {
  /** Routes; all if empty. */
  pages: readonly string[];
  /** Widths of the window, px. */
  widths: readonly number[];
  /** In the address, as `lang`. */
  language?: string | undefined;
  /** Size of the text, percent. */
  textSize: number;
  /** On a phone in dark mode. */
  dark: boolean;
  /** Where the pictures go. */
  folder: string;
}

const NETWORKS: Readonly<Record<Network, (context: BrowserContext) => Promise<unknown>>> = {
  works: async () => undefined,
  holds: (context) => context.route('**/esita/**', () => undefined),
  offline: goOffline,
};

/** Waits until a page shows what it will show. A page without script has started with its document. */
async function settle(page: Page, network: Network): Promise<void> {
  await page.waitForFunction(
    (mayBeBusy) =>
      (document.scripts.length === 0 || 'started' in document.documentElement.dataset) &&
      (mayBeBusy || !document.querySelector('[aria-busy=true]')),
    network === 'holds',
  );
  if (network !== 'holds') await page.waitForLoadState('networkidle');
}

/** Takes a picture of a page, as long as it is. */
async function shotOf(
  browser: Browser,
  site: string,
  { route, query }: ShownPage,
  { orderId, network }: ScreenState,
  { language, textSize, dark }: ShotOptions,
  width: number,
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    isMobile: width < DESKTOP_WIDTH,
    hasTouch: width < DESKTOP_WIDTH,
    reducedMotion: 'reduce',
    colorScheme: dark ? 'dark' : 'light',
  });
  try {
    await NETWORKS[network](context);
    const page = await context.newPage();
    const address = new URLSearchParams({
      sessionId: `shots-${orderId}`,
      productId: '7',
      orderId,
      orderNo: orderId,
      ...query,
      ...(language && { lang: language }),
    });
    await page.goto(`${site}/${route}?${address}`);
    await setTextSize(page, textSize);
    await settle(page, network);
    return await page.screenshot({ fullPage: true });
  } finally {
    await context.close();
  }
}

/**
 * Takes a picture of each state of some pages, and puts those of a page side by side.
 * @returns the files of the sheets. @throws Error where there is no Chromium.
 */
export async function takeShots(options: ShotOptions): Promise<readonly string[]> {
  const { pages, widths, folder } = options;
  const executablePath = findProgram(CHROMIUM);
  if (!executablePath) throw new Error('The pictures need Chromium');
  const { address: site, close } = await serveSite(await makeBuild('site'));
  const browser = await chromium.launch({ executablePath, args: QUIET });
  const files: string[] = [];
  try {
    for (const width of widths) {
      await mkdir(join(folder, `${width}`), { recursive: true });
      for (const shown of SHOWN_PAGES) {
        const { route, isWide, states } = shown;
        if (pages.length && !pages.includes(route)) continue;
        if (width >= DESKTOP_WIDTH && !isWide) continue;
        const figures: Figure[] = [];
        for (const state of states) {
          const picture = await shotOf(browser, site, shown, state, options, width);
          figures.push({ title: state.name, picture, width });
        }
        files.push(join(folder, `${width}`, `${route}.png`));
        await writeFile(files[files.length - 1] ?? '', await writeSheet(browser, route, figures));
      }
    }
  } finally {
    await browser.close();
    await close();
  }
  return files;
}
