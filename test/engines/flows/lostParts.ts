import { expect } from 'vitest';
import { limit } from '../../limits.ts';
import type { Phone } from '../phone.ts';
import { type Flow, LOST_PART, LOST_REQUEST } from './flow.ts';

/** A step of a tour: what is to come, what is done, and whether it has led on. */
type Step = readonly [
  what: string,
  act: (phone: Phone) => Promise<unknown>,
  isThere: (phone: Phone) => Promise<unknown>,
];

/** A way through a page that needs its lazy parts. */
interface Tour {
  page: string;
  orderId: string;
  /** What is typed first, and must stay. */
  typed?: { field: string; text: string };
  steps: readonly Step[];
  /** The write at its end. */
  write: string;
}

const nothing = async () => undefined;
const tap = (role: string, name: string | RegExp) => (phone: Phone) => phone.tap(role, name);
const shows = (role: string, name: string | RegExp) => (phone: Phone) => phone.find(role, name);

async function rate(phone: Phone): Promise<void> {
  await phone.tap('radio', '3 stars');
  await phone.tap('button', 'Submit');
}

async function fillIn(phone: Phone): Promise<void> {
  for (const key of ['2', '5', '0', '0', '0']) await phone.tap('button', key);
  await phone.tap('button', 'Confirm');
  await phone.fill('GCash number', '09171234567');
  await phone.tap('button', 'Next');
}

const TOURS: readonly Tour[] = [
  {
    page: 'repayment',
    orderId: 'due-extendable',
    steps: [
      ['the channels', tap('button', 'Payment Method'), shows('dialog', 'Payment Method')],
      ['the code', tap('button', 'Confirm'), (phone) => phone.stands(/^\/repaymentOfCode\?/)],
    ],
    write: '/generate-vcode',
  },
  {
    page: 'loanDetail',
    orderId: 'rating',
    steps: [
      ['the rating', nothing, shows('radio', '3 stars')],
      ['the thanks', rate, shows('dialog', 'Thank you for telling us')],
    ],
    write: '/google-score',
  },
  {
    page: 'bindBank',
    orderId: 'status-151',
    typed: { field: 'Account holder', text: 'Ana Reyes' },
    steps: [
      ['the keyboard', tap('button', /Monthly income/), shows('dialog', 'Monthly income')],
      ['the check', fillIn, shows('dialog', 'Is everything correct?')],
      ['the saved account', tap('button', 'Save'), shows('heading', 'Your account is saved')],
    ],
    write: '/bind-card-new',
  },
];

/** Walks to the end. @returns false if the page says on the way that a part of it is lost. */
async function walk(phone: Phone, { steps }: Tour): Promise<boolean> {
  for (const [index, [what, act, isThere]] of steps.entries()) {
    await act(phone);
    let lost = false;
    await phone.until(what, async () => {
      const arrived = await isThere(phone);
      // Once at the end, the page tries to leave, which may fail as well but is not on the way.
      const isOver = arrived && index === steps.length - 1;
      lost = !isOver && (await phone.text()).includes(LOST_PART);
      return arrived || lost;
    });
    if (lost) return false;
  }
  return true;
}

async function begin(phone: Phone, { page, orderId, typed }: Tour): Promise<void> {
  await phone.open(page, orderId);
  if (typed) await phone.fill(typed.field, typed.text);
}

async function keepsTyped(phone: Phone, { typed }: Tour): Promise<void> {
  if (typed) expect((await phone.finds('textbox', typed.field)).value).toBe(typed.text);
}

/** The scripts and style sheets that the document itself names. */
const named = (phone: Phone): Promise<string[]> =>
  phone.evaluate(() =>
    Array.from(
      document.querySelectorAll('script[src], link[rel=preload], link[rel=stylesheet]'),
      (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
    ),
  );

/** The files that the page fetches on a tour besides those that its document, or the next one, names. */
async function lazyFiles(from: Phone, tour: Tour): Promise<string[]> {
  const phone = await from.another();
  try {
    await begin(phone, tour);
    await phone.ready();
    const known = new Set(await named(phone));
    expect(await walk(phone, tour)).toBe(true);
    await phone.ready();
    for (const file of await named(phone)) known.add(file);
    const lazy = phone.network.asked.filter((path) => /^\/assets\/.*\.(js|css)$/.test(path));
    return [...new Set(lazy)].filter((file) => !known.has(file));
  } finally {
    await phone.close();
  }
}

const pathOf = (file: string) => new RegExp(`^${file.replace(/[.]/g, '\\.')}$`);

/** The page says that a part is lost, keeps what was typed, and loads itself again on a tap. */
async function reload(phone: Phone, tour: Tour): Promise<void> {
  await phone.finds('button', 'Reload the page');
  await keepsTyped(phone, tour);
  expect(await phone.calls(tour.write)).toEqual([]);
  phone.setOffline(false);
  await phone.isReplaced(() => phone.tap('button', 'Reload the page'));
  await phone.ready();
  await keepsTyped(phone, tour);
}

async function withoutFile(phone: Phone, tour: Tour, file: string): Promise<void> {
  phone.network.lose(pathOf(file));
  await begin(phone, tour);
  if (!(await walk(phone, tour))) {
    await reload(phone, tour);
    expect(await walk(phone, tour)).toBe(true);
  }
  expect(await phone.calls(tour.write)).toHaveLength(1);
  expect(phone.problems(...LOST_REQUEST)).toEqual([]);
}

const flowsOf = (tour: Tour): Flow[] => [
  {
    name: `${tour.page}: each lazy part is refused once`,
    few: true,
    expected: LOST_REQUEST,
    async run(phone) {
      const files = await lazyFiles(phone, tour);
      expect(files).not.toEqual([]);
      for (const file of files) phone.network.refuse(pathOf(file), 1);
      await begin(phone, tour);
      expect(await walk(phone, tour)).toBe(true);
      expect(await phone.calls(tour.write)).toHaveLength(1);
      const asked = phone.network.asked;
      // How many: a part that the page no longer needs when it leaves is not asked for again.
      const again = files.filter((file) => asked.filter((path) => path === file).length > 1);
      expect(again).not.toEqual([]);
    },
  },
  {
    name: `${tour.page}: each lazy part is lost, one at a time`,
    timeout: limit(150_000),
    async run(phone) {
      for (const file of await lazyFiles(phone, tour)) {
        const other = await phone.another();
        await withoutFile(other, tour, file)
          .catch((error: Error) => {
            throw new Error(`${file}: ${error.message}`);
          })
          .finally(() => other.close());
      }
    },
  },
];

/** Parts of a page that are loaded when needed, and do not come. */
export const LOST_PART_FLOWS: readonly Flow[] = TOURS.flatMap(flowsOf);
