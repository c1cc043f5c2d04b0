import type { Page as Tab } from 'playwright-core';
import { describe, expect } from 'vitest';
import { pages } from '../../pages/pages.ts';
import { languagesOf } from '../../shared/document/page.ts';
import { screenFacts } from '../screens/facts.ts';
import { borrower, withBrowser } from './borrower.ts';
import { holdRequests } from './holdRequests.ts';
import { lookAlike } from './lookAlike.ts';

/** Pages whose documents show replies or the address before React is there. */
const PAINTED = pages.filter(({ first }) => first);

/** Runs in the page: every text that can be seen, in order, and what inputs contain. */
function visibleTexts(): string[] {
  const root = document.getElementById('root');
  const all = Array.from(root?.querySelectorAll<HTMLElement>('*') ?? []);
  const seen = all.filter(
    (element) =>
      element.getClientRects().length && getComputedStyle(element).visibility === 'visible',
  );
  return seen.flatMap((element) => {
    if (element instanceof HTMLInputElement)
      return [`${element.type} ${element.value} ${element.checked}`];
    if (element instanceof HTMLImageElement) return [`image ${element.src}`];
    const own = Array.from(element.childNodes).filter((node) => node instanceof Text);
    const text = own.map((node) => node.nodeValue).join('');
    return text.trim() ? [text.replace(/\s+/g, ' ').trim()] : [];
  });
}

/** A picture of the page, once its images are there. */
async function picture(tab: Tab): Promise<Buffer> {
  await tab.waitForFunction(() => {
    const inView = (image: Element) => image.getBoundingClientRect().top < innerHeight;
    return Array.from(document.images).every((image) => image.complete || !inView(image));
  });
  return tab.screenshot({ animations: 'disabled', caret: 'hide' });
}

/** Whose words a translation must say: the rest differs in what the reply says, whatever the language. */
const SAYS_WORDS = /^(amounts of nothing|dates in words|overdue|long overdue|due|lists|null)\b/;

const DUE = 'due-extendable';
const CODE = { showType: '1', payCode: '801234567890', repayAmount: '', real: '0' };

/** Other orders and addresses whose first screen is in the document as well. */
const OTHERS: Readonly<Record<string, readonly Visit[]>> = {
  loanDetail: ['21', '151', '170', '174', '180', '200'].map((status) => ({
    orderId: `status-${status}`,
  })),
  repayment: ['status-170', 'status-180', 'rupee', 'no-pay-code'].map((orderId) => ({ orderId })),
  repaymentOfCode: [{ orderId: DUE, query: CODE }],
  complainDetails: ['1', '2'].map((problemId) => ({ orderId: DUE, query: { problemId } })),
  jointLoginFail: [{ orderId: 'status-174' }],
};

interface Visit {
  orderId: string;
  query?: Record<string, string>;
}

const asItIs = (data: Json) => data;

/** Runs in the page: notes each element that is painted later and is larger than all before, however late that is told. */
async function noteLarger(): Promise<void> {
  const larger: string[] = [];
  Object.assign(window, { larger });
  const frame = () => new Promise<number>(requestAnimationFrame);
  // What stands there is shown with the second frame from now at the latest.
  for (let count = 0; count < 3; count += 1) await frame();
  const now = performance.now();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { element, startTime } = entry as PerformanceEntry & { element?: Element };
      if (startTime > now) larger.push(`${element?.className}: ${element?.textContent}`);
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

describe.each(PAINTED)('the first screen of $name', (page) => {
  let change = asItIs;
  /** What the sandbox has answered, by path. */
  const replies = new Map<string, Json>();

  /** Compares what is shown while scripts are held back with what is shown afterwards. */
  async function compare({ orderId, query = {} }: Visit, lang: string, what: string) {
    const { page: tab, context, open } = borrower();
    // What was painted before must not be taken for this one.
    await tab.goto('about:blank');
    const release = await holdRequests(context, '**/assets/*.js');
    const facts = screenFacts[page.name]?.query;
    const opened = open(page.name, orderId, { ...facts, ...query, lang });
    await tab.waitForFunction(() => window.__boot?.painted !== undefined);
    const isPainted = await tab.evaluate(() => window.__boot?.painted);
    const before = { texts: await tab.evaluate(visibleTexts), picture: await picture(tab) };
    await tab.evaluate(noteLarger);
    release();
    await opened;
    await tab.waitForFunction(
      () =>
        document.documentElement.dataset.started !== undefined &&
        (window.__boot?.ready || document.querySelector('.block-error')),
    );
    await context.unroute('**/assets/*.js');
    if (isPainted) {
      expect(await tab.evaluate(visibleTexts), what).toEqual(before.texts);
      const after = await picture(tab);
      expect(await lookAlike(tab, before.picture, after), `pictures: ${what}`).toBe(true);
      // A text that was translated where it stands counts as a larger paint only when it is rendered anew.
      if (change === asItIs && lang === 'en') {
        expect(await tab.evaluate(() => Object(window).larger)).toEqual([]);
      }
    } else {
      // A reply that cannot be read stays a skeleton until React says so.
      expect(await tab.locator('.block-error').count(), what).toBe(1);
    }
    // A draft that the page has kept would be shown next.
    await tab.evaluate(() => sessionStorage.clear());
  }

  for (const lang of ['en', ...languagesOf(page)]) {
    withBrowser(
      `is the same before React and after it, in ${lang}`,
      async () => {
        await borrower().context.route(/\/esita\/(?!sandbox\/)/, async (route) => {
          const answer = await route.fetch().catch(() => undefined);
          if (!answer) return;
          const reply = await answer.json().catch(() => ({}));
          replies.set(new URL(route.request().url()).pathname, reply.data);
          const json = { ...reply, data: change(reply.data) };
          await route.fulfill({ response: answer, json }).catch(() => undefined);
        });
        change = asItIs;
        await compare({ orderId: DUE }, lang, 'as it is');
        const plain = [...replies.values()];
        const seen = new Set([JSON.stringify(plain)]);
        for (const [spelling, changed] of Object.entries(SPELLINGS)) {
          if (lang !== 'en' && !SAYS_WORDS.test(spelling)) continue;
          // Where a reply has nothing of the kind, it stays the same.
          const said = JSON.stringify(plain.map(changed));
          if (seen.has(said)) continue;
          seen.add(said);
          change = changed;
          await compare({ orderId: DUE }, lang, spelling);
        }
        change = asItIs;
        for (const visit of OTHERS[page.name] ?? []) {
          if (lang === 'en') await compare(visit, lang, JSON.stringify(visit));
        }
      },
      120_000,
    );
  }
});

/** A reply of the lender, or a part of it. */
type Json = unknown;

/** Changes every value of a reply. @param change gets a value that is no list or record, with its key. */
function mapValues(data: Json, change: (value: Json, key: string) => Json, key = ''): Json {
  if (Array.isArray(data)) return data.map((entry) => mapValues(entry, change, key));
  if (typeof data !== 'object' || data === null) return change(data, key);
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, mapValues(value, change, name)]),
  );
}

/** An amount with its currency, as the sandbox writes it: ₱3,450.00. */
const AMOUNT = /^₱([\d,]+\.\d\d)$/;
const DATE = /^\d{4}-\d\d-\d\d$/;
const DAY_MS = 86_400_000;

const amounts = (spell: (digits: string) => Json) => (data: Json) =>
  mapValues(data, (value) => {
    const [, digits] = AMOUNT.exec(`${value}`) ?? [];
    return digits ? spell(digits) : value;
  });

const dates = (spell: (date: string) => Json) => (data: Json) =>
  mapValues(data, (value) => (DATE.test(`${value}`) ? spell(`${value}`) : value));

const number = (digits: string) => Number(digits.replace(/,/g, ''));

/** Dates some days from now, in the time zone of the market. */
const dueIn = (days: number) => {
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Manila' });
  return dates(() => date.format(Date.now() + days * DAY_MS));
};

/** Texts that people read: with a space or a capital letter, and no code, amount, date or address. */
const isWords = (value: Json): value is string =>
  typeof value === 'string' && /[A-Z ]/.test(value) && !/[₱/@]|^[\d-]+$/.test(value);

const words = (change: (text: string) => string) => (data: Json) =>
  mapValues(data, (value) => (isWords(value) ? change(value) : value));

const HOSTILE = '<img src=x onerror=alert(1)>\u202eabc\u0000 {{x}} &amp; 👩‍👩‍👧 ';

/** Fields without which a reply cannot be read. */
const REQUIRED =
  /^(repayAmount|delayAmount|delayInfo|orderStatus|amount|ostra|periods|pramu|orderNo|content|value|title|text|name|channel_number|code|cate|id|problemType|tabs|list|items|bankCards|repayToken|email)$/;

const without = (value: Json) => (data: Json) =>
  mapValues(data, (given, key) => (REQUIRED.test(key) ? given : value));

/** Empties every list that may be empty. */
function emptyLists(data: Json, put: Json): Json {
  if (Array.isArray(data)) return put;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, emptyLists(value, put)]),
  );
}

const images = (data: Json) =>
  mapValues(data, (value, key) => (/logo$/i.test(key) || key === 'qvarn' ? '' : value));

/** Ways in which a lender may write the same reply, or one that says less. */
export const SPELLINGS: Readonly<Record<string, (data: Json) => Json>> = {
  'amounts as numbers': amounts(number),
  'amounts as digits': amounts((digits) => digits.replace(/,/g, '')),
  'amounts grouped, without currency': amounts((digits) => digits),
  'amounts with one decimal': amounts((digits) => Math.trunc(number(digits)) + 0.5),
  'amounts of nothing': amounts(() => '0.00'),
  'dates as digits': dates((date) => date.replace(/-/g, '')),
  'dates with slashes': dates((date) => date.replace(/-/g, '/')),
  'dates in milliseconds': dates((date) => Date.parse(`${date}T08:00:00Z`)),
  'dates in seconds': dates((date) => Date.parse(`${date}T08:00:00Z`) / 1000),
  'dates in words': dates(() => 'in a while'),
  'long overdue': dueIn(-400),
  'overdue since yesterday': dueIn(-1),
  'due today': dueIn(0),
  'due tomorrow': dueIn(1),
  'due in a month': dueIn(30),
  'lists of nothing': (data) => emptyLists(data, []),
  'null in place of lists': (data) => emptyLists(data, null),
  'null in every optional field': without(null),
  'no pictures': images,
  'long texts': words((text) => `${text} `.repeat(12)),
  'hostile texts': words((text) => `${HOSTILE}${text}`),
};
