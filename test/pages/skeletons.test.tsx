import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { pages } from '../../pages/pages.ts';
import { getConfig } from '../../shared/config/config.ts';
import { fill, fillSkeleton } from '../../shared/document/boot/fillSkeleton.ts';
import { type Page, viewName } from '../../shared/document/page.ts';
import { renderPrerenderedState } from '../../shared/document/renderDocument.tsx';
import type { MoneyStyle } from '../../shared/lib/money.ts';
import type { Derive, ReplyData } from '../../shared/runtime/derive.ts';
import type { QueryAtoms } from '../../shared/runtime/queryAtoms.ts';
import { screenFacts } from '../screens/facts.ts';
import { openScreen, useSandbox } from './screen.tsx';

type Prefill = (query: URLSearchParams, style: MoneyStyle) => Record<string, string>;

const views = import.meta.glob<Record<string, ComponentType>>('../../pages/*/*.tsx');
const models = import.meta.glob<{ pageData: QueryAtoms<unknown> }>('../../pages/*/*.model.ts');
const derivations = import.meta.glob<{ derive: Derive }>('../../pages/*/*.derive.ts');
const prefills = import.meta.glob<{ prefill: Prefill }>('../../pages/*/*.prefill.ts');

/** A module of a page's folder, if it has the file. */
async function moduleOf<Module>(
  modules: Record<string, () => Promise<Module>>,
  { name }: Page,
  file: string,
): Promise<Module | undefined> {
  return modules[`../../pages/${name}/${file}`]?.();
}

/** A component of a page's folder, under the name of its file. */
async function componentOf(page: Page, name: string): Promise<ComponentType | undefined> {
  return (await moduleOf(views, page, `${name}.tsx`))?.[name];
}

async function viewOf(page: Page): Promise<ComponentType> {
  const View = await componentOf(page, viewName(page));
  if (!View) throw new Error(`${page.name} has no view`);
  return View;
}

/** The skeleton that the build writes into a page's document. */
async function skeletonOf(page: Page): Promise<HTMLElement> {
  const View = await viewOf(page);
  const Skeleton = await componentOf(page, `${viewName(page)}Skeleton`);
  const { document } = globalThis;
  vi.stubGlobal('document', undefined);
  const markup = renderPrerenderedState({ View, Skeleton });
  vi.stubGlobal('document', document);
  const root = document.createElement('div');
  root.append(document.createRange().createContextualFragment(markup));
  return root;
}

const fieldsIn = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[data-field]')];

const namesIn = (elements: readonly HTMLElement[]) => [
  ...new Set(elements.flatMap(({ dataset }) => dataset.field || [])),
];

const shownText = (text: string | null | undefined) => `${text}`.replace(/\s+/g, ' ').trim();

/** Every text that stands alone on a screen, in an element, before or after another, or in a line of several. */
function textsOf(screen: HTMLElement): Set<string> {
  const texts = [screen, ...screen.querySelectorAll('*')].flatMap((element) =>
    [element, ...element.childNodes].map(({ textContent }) => shownText(textContent)),
  );
  return new Set(texts.flatMap((text) => [text, ...text.split(' · ')]));
}

/** The fields that the skeleton shows and the ready screen does not, with what they show. */
function differences(skeleton: HTMLElement, ready: Set<string>): Record<string, string> {
  const visible = fieldsIn(skeleton).filter(
    (element) => element.matches('.filled') && !element.closest('[hidden]'),
  );
  const different = visible.filter(
    ({ textContent, parentElement }) =>
      !ready.has(shownText(textContent)) && !ready.has(shownText(parentElement?.textContent)),
  );
  return Object.fromEntries(
    different.map((one) => [`${one.dataset.field}`, shownText(one.textContent)]),
  );
}

/** '₱2,000 – ₱20,000' has two amounts; the first stands for both. */
const AMOUNT = /^₱([\d,.]+).*$/;

const DATE = /^\d{4}-\d\d-\d\d$/;

/** The ways in which servers write amounts and dates. */
const VARIANTS: Record<string, (text: string) => unknown> = {
  'with currency': (text) => text,
  'without currency': (text) => text.replace(AMOUNT, '$1'),
  'as numbers': (text) =>
    AMOUNT.test(text) ? Number(text.replace(AMOUNT, '$1').replace(/,/g, '')) : text,
  'with currency, dates as digits': (text) => (DATE.test(text) ? text.replace(/-/g, '') : text),
  'with currency, dates as instants': (text) => (DATE.test(text) ? Date.parse(text) : text),
};

let replies: Record<string, string>;

/** Keeps the text of each reply, whose amounts are written in another way. */
function writeAmounts(as: (text: string) => unknown): void {
  const send = globalThis.fetch;
  replies = {};
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(new Request(input, init).url);
    const sent = await (await send(input, init)).text();
    const text = JSON.stringify(
      JSON.parse(sent, (_, value) => (typeof value === 'string' ? as(value) : value)),
    );
    replies[pathname] = text;
    return new Response(text, { headers: { 'content-type': 'application/json' } });
  });
}

/** @param path a call's; what stands before its last parameter is the build's. */
function replyTo(path: string): string {
  const end = path.slice(path.lastIndexOf('}') + 1);
  return Object.entries(replies).find(([pathname]) => pathname.endsWith(end))?.[1] ?? '';
}

/** What an address says so that the reply has every field. */
const FULL: Readonly<Record<string, Record<string, string>>> = {
  complainDetails: { problemId: '2' },
  landing: { id: 'banner' },
};

/** Orders whose replies have the fields that a full reply leaves empty. */
const OTHER_ORDERS: Readonly<Record<string, readonly string[]>> = { repayment: ['status-170'] };

/** Opens a page, and fills its skeleton from the reply or the address that the ready screen has. */
async function openBoth(page: Page, as: (text: string) => unknown, orderId = 'due-extendable') {
  writeAmounts(as);
  const skeleton = await skeletonOf(page);
  const order = { orderId, productId: '7', sessionId: 's' };
  const query = new URLSearchParams({
    ...order,
    ...screenFacts[page.name]?.query,
    ...FULL[page.name],
  });
  const [read] = page.reads ?? [];
  const model = read && (await moduleOf(models, page, `${page.name}.model.ts`));
  const View = await viewOf(page);
  await openScreen(`/${page.name}?${query}`, <View />, model?.pageData);
  const ready = textsOf(document.body);
  const own = await moduleOf(derivations, page, `${page.name}.derive.ts`);
  const derive = (data: ReplyData) => own?.derive(data, getConfig());
  if (read) fillSkeleton(skeleton, replyTo(read.call.path), read, derive);
  const fromAddress = await moduleOf(prefills, page, `${page.name}.prefill.ts`);
  if (fromAddress) fill(skeleton, fromAddress.prefill(query, {}));
  return { skeleton, ready };
}

const skeletons = await Promise.all(
  pages
    .filter(({ script }) => script !== false)
    .map(async (page) => ({ page, fields: namesIn(fieldsIn(await skeletonOf(page))) })),
);

/** Pages whose document shows something of a reply or of the address. */
const FILLED = skeletons.filter(({ fields }) => fields.length > 0);

describe.each(FILLED)('the skeleton of $page.name', ({ page, fields }) => {
  useSandbox();

  it.each(Object.entries(VARIANTS))(
    'shows what the ready screen shows: amounts %s',
    async (_, as) => {
      const { skeleton, ready } = await openBoth(page, as);
      expect(differences(skeleton, ready)).toEqual({});
    },
  );

  it('shows every field of a full reply', async () => {
    const filled = new Set<string>();
    for (const orderId of [undefined, ...(OTHER_ORDERS[page.name] ?? [])]) {
      const { skeleton } = await openBoth(page, VARIANTS['with currency'] ?? String, orderId);
      const shown = fieldsIn(skeleton).filter((element) => element.matches('.filled'));
      for (const name of namesIn(shown)) filled.add(name);
    }
    expect(fields.filter((name) => !filled.has(name))).toEqual([]);
  });
});

it('covers the pages that show amounts, codes or times', () => {
  const formatted = FILLED.filter(({ fields }) => fields.some((name) => name.includes(':')));
  expect(formatted.map(({ page }) => page.name)).toEqual([
    'complaintList',
    'jointLoginFail',
    'loanConfirm',
    'newLoanConfirm',
    'paymentInstructions',
    'repayDelay',
    'repayment',
    'repaymentOfCode',
    'repaymentOfCode2',
  ]);
});
