import { writeFile } from 'node:fs/promises';
import { type Browser, chromium } from 'playwright-core';
import { QUIET } from './browser/chromiumFlags.ts';
import { CHROMIUM, findProgram } from './browser/installed.ts';
import { serveSite } from './browser/serveSite.ts';
import { AS_SHIPPED } from './browser/siteBuilds.ts';
import { nameFunctions } from './nameFunctions.ts';

const PICTURE = '.github/screens.jpg';
const PHONE = { width: 360, height: 740 };
const GAP = 12;

/** The contents of the picture, from left to right: page and order of the sandbox. */
const SCREENS = [
  { route: 'loanDetail', orderId: 'due-extendable' },
  { route: 'repayment', orderId: 'due-extendable' },
  { route: 'newLoanConfirm', orderId: 'status-110' },
] as const;

async function shotOf(browser: Browser, address: string): Promise<string> {
  const context = await browser.newContext({
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  await nameFunctions(context);
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(() => !document.querySelector('[aria-busy]'));
  await page.waitForLoadState('networkidle');
  const shot = await page.screenshot();
  await context.close();
  return `data:image/png;base64,${shot.toString('base64')}`;
}

/** Puts pictures side by side into one. */
async function sideBySide(browser: Browser, shots: readonly string[]): Promise<Buffer> {
  const width = shots.length * (PHONE.width + GAP) - GAP;
  const page = await browser.newPage({ viewport: { width, height: PHONE.height } });
  const images = shots.map((shot) => `<img src="${shot}" alt="">`).join('');
  await page.setContent(`<body style="margin:0;display:flex;gap:${GAP}px">${images}`);
  await page.waitForFunction(() => Array.from(document.images).every(({ complete }) => complete));
  return page.screenshot({ type: 'jpeg', quality: 85 });
}

const executablePath = findProgram(CHROMIUM);
if (!executablePath) throw new Error('The picture needs Chromium');
const { site, stop } = await serveSite(AS_SHIPPED);
const browser = await chromium.launch({ executablePath, args: QUIET });
const shots: string[] = [];
for (const { route, orderId } of SCREENS) {
  const query = new URLSearchParams({ sessionId: 'picture', productId: '7', orderId });
  shots.push(await shotOf(browser, `${site}/${route}?${query}`));
}
await writeFile(PICTURE, await sideBySide(browser, shots));
await browser.close();
await stop();
console.log(`${PICTURE}: ${SCREENS.map(({ route }) => route).join(', ')}`);
