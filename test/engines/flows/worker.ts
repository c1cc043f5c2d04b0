import { expect } from 'vitest';
import type { Phone } from '../phone.ts';
import { BROKEN_WORKER, type Flow, LOST_REQUEST } from './flow.ts';

const ORDER = 'due-extendable';

/** The scripts that a document begins with. */
const scriptsIn = (html: string) =>
  [
    ...new Set(
      Array.from(
        html.matchAll(/<(?:link|script)[^>]+\b(?:preload|module)[^>]+\/(assets\/[\w.-]+\.js)/g),
        ([, file]) => file,
      ),
    ),
  ].sort();

const scriptsAt = async (site: string, route: string) =>
  scriptsIn(await (await fetch(`${site}/${route}`)).text());

/** The scripts that the open page's document names. */
const scriptsOf = async (phone: Phone) =>
  scriptsIn(
    await phone.evaluate(() =>
      Array.from(document.querySelectorAll('link[rel=preload], script[type=module]'))
        .map((link) => link.outerHTML)
        .join(),
    ),
  );

const isStored = (phone: Phone, path: string) =>
  phone.evaluate(async (one) => Boolean(await caches.match(one)), path);

const cacheNames = (phone: Phone) => phone.evaluate(() => caches.keys());

/** Waits until neither a worker nor anything that it stored is left. */
const untilGone = (phone: Phone) =>
  phone.until('no worker and no cache', () =>
    phone.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      return !registrations.length && !(await caches.keys()).length;
    }),
  );

/** Opens a page and waits until it is stored on the phone. */
async function store(phone: Phone, route: string): Promise<void> {
  await phone.open(route, ORDER);
  await phone.until(`${route} on the phone`, () => isStored(phone, `/${route}`));
}

/** Opens the complaint page. @returns how often its document was asked for. */
async function documentsAsked(phone: Phone): Promise<number> {
  const before = phone.network.asked.length;
  await phone.open('complaint', ORDER);
  await phone.ready();
  const since = phone.network.asked.slice(before);
  // The worker asks without a query.
  return since.filter((path) => path.startsWith('/complaint?')).length;
}

/** Waits until a release of the server is shown in place of the page, with its own parts. */
async function untilReplaced(phone: Phone, release: string): Promise<void> {
  const own = await scriptsAt(release, 'complaint');
  await phone.until('the release of the server', async () => {
    await phone.ready();
    return `${await scriptsOf(phone)}` === `${own}`;
  });
  await phone.tap('button', /Choose another order/);
  await phone.finds('dialog', 'Your orders');
}

/** A worker's script to which the phone gives no room. */
const onFullPhone = (script: string) =>
  `Cache.prototype.put = async () => { throw new DOMException('full', 'QuotaExceededError'); };${script}`;

/** What a server may have in place of the worker's script. */
const BROKEN = { gone: () => 404, broken: () => 'throw new Error("broken");' } as const;

/** What switches the worker off, and gives the address of the release that is then there. */
const SWITCHES: Readonly<Record<string, (phone: Phone) => string>> = {
  'a release without it': (phone) => phone.release('withoutWorker'),
  'a release whose sw.js is gone': (phone) => {
    phone.network.rewrite('/sw.js', BROKEN.gone);
    return phone.release();
  },
};

const SWITCHED_OFF: readonly Flow[] = Object.entries(SWITCHES).map(([name, switchOff]) => ({
  name: `the service worker is gone after ${name}`,
  expected: [...BROKEN_WORKER, ...LOST_REQUEST],
  async run(phone) {
    await store(phone, 'complaint');
    const release = switchOff(phone);
    await phone.open('complaint', ORDER);
    await untilGone(phone);
    expect(await documentsAsked(phone)).toBe(1);
    expect(await scriptsOf(phone)).toEqual(await scriptsAt(release, 'complaint'));
    await untilGone(phone);
  },
}));

/** The service worker: what it stores, and that nobody has to trust it. */
export const WORKER_FLOWS: readonly Flow[] = [
  {
    name: 'a page opens from the phone, and a newer release as soon as it is out',
    few: true,
    async run(phone) {
      await store(phone, 'complaint');
      expect(await documentsAsked(phone)).toBe(0);
      const release = phone.release();
      // At another address: Chromium 80 shows the same one again as it was, until it is opened once more.
      await phone.open('complaint', ORDER, { openedBy: 'another link' });
      await untilReplaced(phone, release);
      await phone.until('the newer release on the phone', () => isStored(phone, '/complaint'));
    },
  },
  {
    name: 'a newer release leaves a page in use alone, and opens next from the phone',
    async run(phone) {
      await store(phone, 'complaint');
      await phone.open('complaint', ORDER);
      const own = await scriptsOf(phone);
      const [older] = await cacheNames(phone);
      await phone.tap('heading', /./);
      const release = phone.release();
      await phone.evaluate(async () => {
        await (await navigator.serviceWorker.ready).update();
      });
      await phone.until('only the newer release on the phone', async () => {
        const [name, ...more] = await cacheNames(phone);
        return name !== older && !more.length && isStored(phone, '/complaint');
      });
      await phone.tap('button', /Choose another order/);
      await phone.finds('dialog', 'Your orders');
      expect(await scriptsOf(phone)).toEqual(own);
      expect(await documentsAsked(phone)).toBe(0);
      expect(await scriptsOf(phone)).toEqual(await scriptsAt(release, 'complaint'));
    },
  },
  ...SWITCHED_OFF,
  {
    name: 'a broken service worker harms no page, nor does a full phone',
    expected: [...BROKEN_WORKER, ...LOST_REQUEST],
    async run(phone) {
      for (const make of [BROKEN.gone, BROKEN.broken, onFullPhone]) {
        phone.network.rewrite('/sw.js', make);
        await phone.open('loanDetail', ORDER);
        await phone.tap('button', 'REPAY');
        await phone.isAt(/^\/repayment\?/);
        await phone.sees('Amount to repay');
        await phone.ready();
      }
      const hasWorker = () =>
        phone.evaluate(async () =>
          Boolean((await navigator.serviceWorker.getRegistration())?.active),
        );
      await phone.until('the worker', hasWorker);
      await phone.open('complaint', ORDER);
      await phone.ready();
      expect(await phone.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
      expect(await isStored(phone, '/complaint')).toBe(false);
      const release = phone.release();
      await phone.open('complaint', ORDER, { openedBy: 'another link' });
      await untilReplaced(phone, release);
    },
  },
];
