import { mkdir, writeFile } from 'node:fs/promises';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { pages } from '../../pages/pages.ts';
import { gridOf, type ScreenState } from '../../pages/testPreview/pages.model.ts';
import { type Page as SitePage, summariesOf } from '../../shared/document/page.ts';
import { QUIET } from '../browser/chromium.ts';
import { goOffline } from '../browser/holdRequests.ts';
import { CHROMIUM, findProgram } from '../browser/installed.ts';
import { makeBuild } from '../browser/makeBuild.ts';
import { serveSite } from '../browser/serveSite.ts';
import { setTextSize } from '../browser/watchPage.ts';
import { readsChangedBy, SCENARIOS } from '../sandbox/scenarios.ts';
import { screenFacts } from '../screens/facts.ts';

const HEIGHT = 740;
const DESKTOP_WIDTH = 1280;
const GAP = 16;

/** What the command asks for. */
interface ShotOptions {
  /** Routes; all if absent. */
  page?: readonly string[];
  /** Widths of the window, px. */
  width: readonly string[];
  /** Size of the text, percent. */
  text: string;
  /** In the address, as `lang`. */
  language?: string;
  /** On a phone in dark mode. */
  dark: boolean;
}

type Network = ScreenState['network'];

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

const scenarios = SCENARIOS.map((one) => ({
  ...one,
  exampleOf: one.exampleOf ?? '',
  calls: [...readsChangedBy(one)],
}));

/** The states of a page: the main ones, and those of the orders that are named after their status. */
const statesOf = (page: SitePage): ScreenState[] =>
  gridOf(summariesOf([page]), scenarios, page.name)
    .flatMap(({ states }) => states)
    .filter(({ main, orderId }) => main || orderId.startsWith('status-'));

/** Takes a picture of a page, as long as it is. */
async function shotOf(
  browser: Browser,
  site: string,
  { name }: SitePage,
  { orderId, network }: ScreenState,
  { language, text, dark }: ShotOptions,
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
    const order = { sessionId: `shots-${orderId}`, productId: '7', orderId, orderNo: orderId };
    const address = { ...order, ...screenFacts[name]?.query, ...(language && { lang: language }) };
    await page.goto(`${site}/${name}?${new URLSearchParams(address)}`);
    await setTextSize(page, Number(text));
    await settle(page, network);
    return await page.screenshot({ fullPage: true });
  } finally {
    await context.close();
  }
}

/** Puts the pictures of a page's states side by side. @param pictures PNG. @returns a PNG. */
async function sheetOf(
  browser: Browser,
  title: string,
  states: readonly ScreenState[],
  pictures: readonly Buffer[],
  width: number,
): Promise<Buffer> {
  const figures = pictures.map((picture, index) => {
    const source = `data:image/png;base64,${picture.toString('base64')}`;
    return `<figure style="margin:0"><figcaption>${states[index]?.main ?? states[index]?.orderId}</figcaption><img src="${source}" alt="" width="${width}"></figure>`;
  });
  const wide = GAP + pictures.length * (width + GAP);
  const page = await browser.newPage({ viewport: { width: wide, height: HEIGHT } });
  await page.setContent(
    `<body style="margin:0;padding:${GAP}px;font:16px sans-serif;background:#ddd"><h1>${title}</h1>
      <div style="display:flex;align-items:flex-start;gap:${GAP}px">${figures.join('')}</div>`,
  );
  await page.waitForFunction(() => Array.from(document.images).every(({ complete }) => complete));
  const sheet = await page.screenshot({ fullPage: true });
  await page.close();
  return sheet;
}

/**
 * Takes a picture of each state of some pages, puts those of a page side by side, and prints the files.
 * @throws Error where there is no Chromium.
 */
export async function takeShots(options: ShotOptions): Promise<void> {
  const executablePath = findProgram(CHROMIUM);
  if (!executablePath) throw new Error('The pictures need Chromium');
  const { address: site, close } = await serveSite(await makeBuild('site'));
  const browser = await chromium.launch({ executablePath, args: QUIET });
  const wanted = pages.filter(({ name }) => options.page?.includes(name) ?? true);
  try {
    for (const width of options.width.map(Number)) {
      const folder = `.bench/shots/${width}`;
      await mkdir(folder, { recursive: true });
      const isMade = ({ kind }: SitePage) => kind !== 'borrower' || width < DESKTOP_WIDTH;
      for (const shown of wanted.filter(isMade)) {
        const pictures: Buffer[] = [];
        const states = statesOf(shown);
        for (const state of states) {
          pictures.push(await shotOf(browser, site, shown, state, options, width));
        }
        const file = `${folder}/${shown.name}.png`;
        await writeFile(file, await sheetOf(browser, shown.name, states, pictures, width));
        console.log(file);
      }
    }
  } finally {
    await browser.close();
    await close();
  }
}
