import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { readFlag } from '../../shared/api/reply.ts';
import { getConfig } from '../../shared/config/config.ts';
import { amountText } from '../../shared/features/order/amountText.ts';
import { dateText } from '../../shared/lib/date.ts';
import { PHONE } from '../browser/landingVisit.ts';
import { DATA_SCREENS } from '../browser/screens.ts';

/** An open screen. */
export interface Visit {
  page: Page;
  /** The parameters of the last call whose path ends like this; undefined before the first. */
  received(path: string): Promise<Record<string, string> | undefined>;
}

/** A screen that is tested with the reply variants. */
export interface VariantScreen {
  route: string;
  /** The end of the path of its read. */
  call: string;
  /** Title of its error state; '' if it also works without the reply. */
  failed: string;
  /** The orders that it is opened with, in turn. */
  orders: readonly [string, ...string[]];
  query: Record<string, string>;
  /** Texts of the reply that it must show. */
  shows?(data: Data): unknown[];
  /** Uses its main action, and compares what is sent with the reply. */
  act?(visit: Visit, data: Data): Promise<unknown>;
}

/** Data of a reply, not decoded. */
export type Data = Readonly<Record<string, unknown>>;

/** Text as the client reads it: a number becomes digits, and white space around it is dropped. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? `${value}`.trim() : '';
}

/** The entries of a list that are objects; none if it is not a list. */
function listOf(value: unknown): Data[] {
  return Array.isArray(value) ? value.filter((one) => one && typeof one === 'object') : [];
}

/** An amount as the page shows it: one without a currency gets the market's form. */
const shown = (amount: unknown) => amountText(textOf(amount));

const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** Taps, and expects a call whose path ends like this with these parameters. */
async function expectSent(
  { received }: Visit,
  path: string,
  fields: Record<string, string>,
  tap: () => Promise<unknown>,
) {
  await tap();
  await expect.poll(() => received(path)).not.toEqual(undefined);
  const sent = Object(await received(path)) as Record<string, unknown>;
  const wrong = Object.entries(fields).filter(([name, value]) => sent[name] !== value);
  expect(wrong.map(([name, value]) => `${path} ${name}: ${sent[name]}, not ${value}`)).toEqual([]);
}

/** Taps, and expects the address that opens next. */
async function expectNext(
  { page }: Visit,
  route: string,
  fields: object,
  tap: () => Promise<unknown>,
) {
  await tap();
  await page.waitForURL(({ pathname }) => pathname.endsWith(`/${route}`));
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toMatchObject(fields);
}

async function askCode(visit: Visit, data: Data, amount: unknown, more: object = {}) {
  const { page } = visit;
  const [first] = listOf(data.repayList).filter(
    ({ name, channel_number }) => textOf(name) && textOf(channel_number),
  );
  await expect.poll(() => button(page, 'Payment Method').isDisabled()).toBe(!first);
  if (!first) return;
  await button(page, 'Payment Method').click();
  const fields = { amount: textOf(amount), channelNumber: textOf(first.channel_number), ...more };
  await expectSent(visit, '/generate-vcode', fields, () => button(page, 'Confirm').click());
}

const confirmOf =
  (path: string, names: Record<'amount' | 'periods' | 'termUnit', string>) =>
  async (visit: Visit, data: Data) => {
    const { page } = visit;
    await page.getByRole('checkbox').check();
    const sent = Object.entries(names).map(([name, wire]) => [name, textOf(data[wire])] as const);
    // Empty values may be left out.
    const fields = Object.fromEntries(sent.filter(([, value]) => value));
    await expectSent(visit, path, { ...fields, productId: '7' }, () =>
      button(page, 'Next').click(),
    );
  };

/** A card without its id or number cannot be paid with, and is not offered. */
const usableCards = (cards: unknown) =>
  listOf(cards).filter(({ id, cardNo }) => textOf(id) && textOf(cardNo));

const offerCards = (page: Page) => page.locator('button.offer');

type Own = Pick<VariantScreen, 'shows' | 'act'> & {
  orders?: VariantScreen['orders'];
  query?: Record<string, string>;
};

const OWN: Readonly<Record<string, Own>> = {
  loanDetail: {
    orders: ['due-extendable', 'status-110', 'status-200', 'status-21', 'two-instalments'],
    shows: ({ noticeStatusText, noticeDesText, productName }) => [
      noticeStatusText,
      noticeDesText,
      productName,
    ],
    async act(visit, { orderStatus, isDelay, recProducts }) {
      const { page } = visit;
      const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
      if (textOf(orderStatus) === '174') {
        const name = readFlag(isDelay) ? 'REPAY' : 'Repayment';
        return expectNext(visit, 'repayment', { orderId }, () => button(page, name).click());
      }
      const products = listOf(recProducts).filter(({ name }) => textOf(name));
      const place = products.findIndex(({ globally }) => readFlag(globally) === true);
      if (textOf(orderStatus) !== '110' || place < 0) return undefined;
      const fields = { productKey: textOf(products[place]?.productKey), module: 'loanDetail' };
      if (!fields.productKey) return undefined;
      const card = offerCards(page).nth(place);
      return expectSent(visit, '/gopia/goya/define', fields, () => card.click());
    },
  },
  repayment: {
    orders: ['due-extendable', 'rupee', 'two-instalments'],
    shows: ({ repayAmount, repayDate, noticeMsg }) => [
      shown(repayAmount),
      dateText(textOf(repayDate), getConfig().timeZone),
      noticeMsg,
    ],
    act: (visit, data) => askCode(visit, data, data.repayAmount),
  },
  repayDelay: {
    shows: ({ delayInfo, productName }) => [shown(Object(delayInfo).delayAmount), productName],
    act: (visit, data) =>
      askCode(visit, data, Object(data.delayInfo).delayAmount, { isDelay: '1' }),
  },
  newLoanConfirm: {
    orders: ['status-110', 'rupee'],
    shows: ({ amount, comProductName }) => [shown(amount), comProductName],
    act: confirmOf('/loan-detail-push', {
      amount: 'amount',
      periods: 'periods',
      termUnit: 'termUnit',
    }),
  },
  loanConfirm: {
    orders: ['status-110', 'rupee'],
    shows: ({ ostra, felis }) => [shown(ostra), felis],
    act: confirmOf('/lumen/push', { amount: 'ostra', periods: 'pramu', termUnit: 'tilde' }),
  },
  bindBank: {
    orders: ['status-151', 'bind-one-kind', 'bind-optional'],
    async act(visit, { items }) {
      const { page } = visit;
      const filled = await fillAccount(page, listOf(items));
      if (!filled) return;
      await button(page, 'Next').click();
      const save = page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true });
      // The form starts on the first card type that has items of its own.
      const [cardType = '1'] = await page
        .locator('.segments input:checked')
        .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value));
      const fields = { ...filled, cardType, product_id: '7' };
      await expectSent(visit, '/bind-card-new', fields, () => save.click());
    },
  },
  complaint: {
    orders: ['due-extendable', 'complaint-many-orders'],
    shows: ({ problemType }) => listOf(problemType).map(({ title }) => title),
    async act(visit, { problemType, orderDetail, orderList }) {
      const { page } = visit;
      const [first] = listOf(problemType).filter(({ value }) => textOf(value) !== '1');
      if (!first) return;
      const [order] = [...listOf([orderDetail]), ...listOf(orderList)].map(({ orderNo }) =>
        textOf(orderNo),
      );
      const place = listOf(problemType).indexOf(first);
      const orderNo = order || (new URL(page.url()).searchParams.get('orderId') ?? '');
      const fields = { problemType: textOf(first.value), orderNo };
      const item = page.locator('.menu-item').nth(place);
      await expectNext(visit, 'complainPageNext', fields, () => item.click());
    },
  },
  complainPageNext: {
    async act(visit) {
      const { page } = visit;
      const words = page.getByLabel('Tell us what happened');
      if (!(await words.count())) return;
      await words.fill('The amount is wrong');
      const fields = {
        problemType: '2',
        orderNo: 'due-extendable',
        problemDetail: 'The amount is wrong',
      };
      await expectSent(visit, '/problem-save', fields, () => button(page, 'Send').click());
    },
  },
  complaintList: {
    orders: ['due-extendable', 'complaint-tabs', 'complaints-20'],
    shows: ({ tabs }) => listOf(tabs).map(({ title }) => title),
    async act(visit, { tabs }) {
      const { page } = visit;
      const [tab] = listOf(tabs).filter(({ title }) => textOf(title));
      const [item] = listOf(tab?.list).filter(({ id }) => textOf(id));
      if (!item) return;
      const link = page.locator('a.complaint-item').first();
      await expectNext(visit, 'complainDetails', { problemId: textOf(item.id) }, () =>
        link.click(),
      );
    },
  },
  complainDetails: {
    query: { problemId: '2' },
    shows: ({ content, disposeDetail }) => [content, disposeDetail],
    async act(visit, { problemId, isNeedScore, disposeDetail, disposeImages }) {
      const { page } = visit;
      const answered =
        textOf(disposeDetail) !== '' ||
        (Array.isArray(disposeImages) && disposeImages.some(textOf));
      const rating = button(page, answered ? 'Rate the answer' : 'Rate our service');
      expect(await rating.count()).toBe(readFlag(isNeedScore) ? 1 : 0);
      if (!(await rating.count())) return;
      // After 3 s the rating opens by itself and lies above the button, which then takes no tap.
      await rating.dispatchEvent('click');
      await page.getByRole('dialog').getByRole('radio', { name: '5 stars' }).check({ force: true });
      const fields = { score: '5', problemId: textOf(problemId) || '2' };
      await expectSent(visit, '/save-score', fields, () => button(page, 'Send').click());
    },
  },
  customerService: {
    orders: ['due-extendable', 'contact-number', 'contact-app'],
    shows: ({ email }) => [email],
    async act({ page }, { email }) {
      const link = page.locator(`a[href="mailto:${textOf(email)}"]`);
      expect(await link.count()).toBe(textOf(email) ? 1 : 0);
    },
  },
  jointLoginFail: {
    shows: ({ errorMsg, noticeMsg }) => [errorMsg, noticeMsg],
    async act(visit, { list }) {
      const { page } = visit;
      const all = Array.isArray(list) ? list : [];
      const named = all.flatMap((one, index) =>
        textOf(Object(one).name)
          ? [{ enabled: readFlag(one.enabled) !== false, position: `${index + 1}` }]
          : [],
      );
      expect(await offerCards(page).count()).toBe(named.length);
      const place = named.findIndex(({ enabled }) => enabled);
      const { position } = named[place] ?? {};
      if (!position) return;
      await expectSent(visit, '/orbital/jump', { position }, () =>
        offerCards(page).nth(place).click(),
      );
    },
  },
  cardRepayment: {
    orders: ['status-174', 'alipay', 'alipay-flag'],
    query: { amount: '345000', userId: 'u1' },
    shows: ({ bankCards }) => usableCards(bankCards).map(({ bankName }) => bankName),
    async act(visit, { bankCards, repayToken }) {
      const { page } = visit;
      const [card] = usableCards(bankCards);
      if (!card) return;
      await page.getByRole('radio').first().check();
      const { id, cardNo, bankName, bankCode } = card;
      const said = { cardId: id, cardNo, bankName, bankCode, repayToken };
      const texts = Object.entries(said).map(([name, value]) => [name, textOf(value)] as const);
      const fields = Object.fromEntries(texts.filter(([, value]) => value));
      await expectSent(visit, '/repayment-commit', { ...fields, amount: '345000' }, () =>
        button(page, 'Repay ₱3,450.00').click(),
      );
    },
  },
  repaymentOfCode2: {
    orders: ['due-extendable', 'no-pay-code'],
    shows: ({ defDetail, repayAmount }) =>
      textOf(Object(defDetail).payCode) ? [shown(repayAmount), Object(defDetail).title] : [],
  },
};

/** The landing page works without its template, and its calls carry no identity. */
const LANDING: VariantScreen = {
  route: 'landing',
  call: '/channel-template',
  failed: '',
  orders: ['due-extendable'],
  query: { id: 'banner' },
  shows: ({ title }) => [title],
  async act(visit) {
    const { page } = visit;
    await page.getByLabel('Mobile number').fill(PHONE);
    await page.getByRole('img', { name: /Type the 4 characters/ }).waitFor();
    await page.getByLabel('Characters in the picture').fill('abcd');
    const ask = page.getByRole('button', { name: 'get verification code' });
    await expectSent(visit, '/get-sms', { phone: PHONE, capcode: 'abcd' }, () => ask.click());
  },
};

/** Every screen that reads data. */
export const VARIANT_SCREENS: readonly VariantScreen[] = [
  ...DATA_SCREENS.map(({ route, call, failed, query }): VariantScreen => {
    const { orders = ['due-extendable'] as const, query: more, ...own } = OWN[route] ?? {};
    return { route, call, failed, orders, query: { ...query, ...more }, ...own };
  }),
  LANDING,
];

/** Further fields look the same and take minutes to fill in. */
const MAX_FIELDS = 20;
const NUMBER = '09171234567';
const DAY = '2019-05-31';
const AMOUNT = '5';

/** The first choice at each level of a list, as the values that are sent. */
function firstPath(options: unknown): string[] {
  const [first] = listOf(options).filter(({ name, type }) => textOf(name) && textOf(type));
  return first ? [textOf(first.type), ...firstPath(first.children)] : [];
}

/** Picks the first choice of each list that opens, or types an amount. @returns the value of the field. */
async function fillSheet(page: Page, options: unknown): Promise<string> {
  const sheet = page.getByRole('dialog');
  const confirm = sheet.getByRole('button', { name: 'Confirm', exact: true });
  const path = firstPath(options);
  if (!path.length) {
    await sheet.getByRole('button', { name: AMOUNT, exact: true }).click();
    await confirm.click();
    return AMOUNT;
  }
  for (const type of path) {
    await sheet.locator(`input[type=radio][value=${JSON.stringify(type)}]`).check();
    await confirm.click();
  }
  return path[path.length - 1] ?? '';
}

async function fillField(page: Page, field: Locator, options: unknown): Promise<string> {
  if ((await field.getAttribute('aria-haspopup')) === 'dialog') {
    await field.click();
    return fillSheet(page, options);
  }
  const value = (await field.getAttribute('type')) === 'date' ? DAY : NUMBER;
  await field.fill(value);
  return value;
}

/**
 * Fills in every field of the account form, of any kind.
 * @returns what must be sent, by code; undefined if the form asks for nothing or too much.
 */
async function fillAccount(
  page: Page,
  items: readonly Data[],
): Promise<Record<string, string> | undefined> {
  const fields = await page.locator('#account .field-control').all();
  if (!fields.length || fields.length > MAX_FIELDS) return undefined;
  const filled: Record<string, string> = {};
  for (const field of fields) {
    const code = `${await field.getAttribute('id')}`.replace(/^item-/, '');
    const options = items.filter((item) => textOf(item.code) === code).map(({ note }) => note);
    const note = options.find((one) => listOf(one).length);
    filled[code] = await fillField(page, field, note);
  }
  return filled;
}
