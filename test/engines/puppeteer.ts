import { QUIET } from '../browser/chromium.ts';
import { LIMITS } from '../limits.ts';
import { loadClient } from './install.ts';
import type { EngineBrowser, EngineElement, EnginePage } from './phone.ts';

interface Message {
  type(): string;
  text(): string;
  location(): { url?: string };
}

interface Page extends Pick<EnginePage, 'evaluate'> {
  on(event: 'pageerror', listener: (error: Error) => void): void;
  on(event: 'console', listener: (message: Message) => void): void;
  setViewport(viewport: object): Promise<void>;
  goto(address: string, options: object): Promise<unknown>;
  evaluateHandle(expression: string): Promise<{ asElement(): EngineElement | null }>;
}

/** What its pages store is apart from other contexts. */
interface Context {
  newPage(): Promise<Page>;
  close(): Promise<void>;
}

interface Browser extends Context {
  createBrowserContext?(): Promise<Context>;
  /** Its name in version 13. */
  createIncognitoBrowserContext?(): Promise<Context>;
}

/** What is used of puppeteer-core, versions 13 and 25. */
interface Puppeteer {
  launch(options: object): Promise<Browser>;
}

const PHONE = { width: 360, height: 740, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Touch and scroll bars as on a phone. A busy page takes long between the two ends of a tap, which is no long press. */
const FIREFOX_PREFERENCES = {
  'apz.max_tap_time': 60_000,
  'ui.click_hold_context_menus.delay': 60_000,
  'ui.useOverlayScrollbars': 1,
  'dom.w3c_touch_events.enabled': 1,
};

async function openPage(browser: Browser): Promise<EnginePage> {
  const made = browser.createBrowserContext?.() ?? browser.createIncognitoBrowserContext?.();
  const context = await made;
  if (!context) throw new Error('This browser has no contexts');
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`error: ${error}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    problems.push(`console: ${message.text()} ${message.location().url ?? ''}`);
  });
  await page.setViewport(PHONE);
  return {
    goTo: (address) => page.goto(address, { waitUntil: 'domcontentloaded' }),
    evaluate: (expression) => page.evaluate(expression),
    find: async (expression) => (await page.evaluateHandle(expression)).asElement(),
    problems: () => problems,
    close: () => context.close(),
  };
}

async function start(client: string, options: object): Promise<EngineBrowser> {
  const limits = { timeout: LIMITS.start, protocolTimeout: LIMITS.action };
  const browser = await loadClient<Puppeteer>(client).launch({ ...limits, ...options });
  return { newPage: () => openPage(browser), end: () => browser.close() };
}

/** Starts a Chromium. @param client the version of Puppeteer that speaks to it. */
export function startChromium(executablePath: string, client = 'puppeteer-core') {
  const args = [...QUIET, '--disable-dev-shm-usage', '--hide-scrollbars'];
  return start(client, { executablePath, headless: 'shell', args });
}

/** Starts Firefox, driven over WebDriver BiDi. */
export function startFirefox(executablePath: string) {
  const preferences = { extraPrefsFirefox: FIREFOX_PREFERENCES };
  return start('puppeteer-core', { executablePath, browser: 'firefox', ...preferences });
}
