import { beforeEach, describe, expect, it } from 'vitest';
import { loadModule } from '../../../shared/build/pages.ts';
import { DEFAULTS } from '../../../shared/config/settings.ts';
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.ts';
import { SCENARIOS } from '../../sandbox/scenarios.ts';

/*
 * The sandbox does not contradict itself: what one reply says of an order, the others say too, before and after each
 * effect. Lists that a scenario leaves out say nothing, and amounts that are no amounts are not summed.
 */

type Fields = Record<string, unknown>;

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = createSandbox();
});

const CALLS = {
  details: '/v3/loan-details/loan-details',
  instalment: '/v3/installment/loan-play-detail',
  extension: '/orbital/fail',
  offer: '/v3/loan-confirm/loan-detail-confirm',
  push: '/v3/loan-confirm/loan-detail-push',
  complaint: '/user-problem/problem-init',
  complaints: '/user-problem/problem-list',
  complaintDetails: '/user-problem/problem-detail',
  code: '/v3/loan-details/generate-vcode',
  recommended: '/orbital/recommend',
  contact: '/v3/personal-center/contact-kf-info',
  account: '/v3/bind-card/bind-card-new',
} as const;
type Call = keyof typeof CALLS;

async function ask(orderId: string, call: Call, own: Fields = {}) {
  const query = new URLSearchParams({ sessionId: 's', productId: '7', product_id: '7', orderId });
  const reply = await sandbox.app.request(`/esita${CALLS[call]}?${query}`, {
    method: 'POST',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    body: new URLSearchParams(own as Record<string, string>),
  });
  return (await reply.json()).data;
}

const key = (orderId: string) => ({ productId: '7', orderId });
const detailsOf = (id: string) => ask(id, 'details', key(id));
const instalmentOf = (id: string) => ask(id, 'instalment', key(id));
const extensionOf = (id: string) => ask(id, 'extension', key(id));
const offerOf = (id: string) => ask(id, 'offer', { productId: '7' });

const counter = (path: string, body?: Fields) =>
  sandbox.app.request(`/esita/sandbox/counter${path}?sessionId=s`, {
    ...(body && { method: 'POST', body: new URLSearchParams(body as Record<string, string>) }),
  });
const payAtCounter = async (payCode: string) => (await counter('/pay', { payCode })).status;

/** An amount in minor units; NaN if it is none. */
const minor = (amount: unknown) =>
  /^[₱₹][\d,]+\.\d\d$/.test(`${amount}`) ? Number(`${amount}`.replace(/\D/g, '')) : Number.NaN;
const sum = (amounts: readonly unknown[]) =>
  amounts.reduce<number>((all, amount) => all + minor(amount), 0);

type Rows = readonly { text: string; value: string }[] | null | undefined;
const rowOf = (rows: Rows, label: string) => rows?.find(({ text }) => text === label)?.value;

/** The days between today in Manila and a date. */
const daysUntil = (date: string) =>
  (Date.parse(date) - Date.parse(new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10))) /
  86_400_000;

/** A fault changes nothing that an order says. */
const SOUND = SCENARIOS.filter(({ fault }) => !fault).map(({ orderId }) => orderId);

describe.each(SOUND)('%s', (id) => {
  it('asks on each page for the same, at the same time', async () => {
    const { userOrderDetail, orderStatus, noticeDesText } = await detailsOf(id);
    const rows: Rows = userOrderDetail?.detail;
    const { repayAmount, repayDate, detail, defDetail } = await instalmentOf(id);
    if (orderStatus === 200) {
      expect([minor(repayAmount), repayDate, defDetail.payCode]).toEqual([0, '', '']);
      expect(rowOf(rows, 'Repayment date')).toBeUndefined();
      expect(noticeDesText).toContain('repaid');
      return;
    }
    const parts = ['Principal', 'Interest', 'Service fee', 'Penalty'];
    const amounts = parts.map((label) => rowOf(detail, label));
    if (amounts.every(Boolean)) {
      expect(sum(amounts)).toBe(minor(repayAmount));
      // Three days late: the fee, and 5 % a day.
      expect(minor(rowOf(detail, 'Penalty'))).toBe(orderStatus === 170 ? 100_000 + 3 * 17_250 : 0);
    }
    if (!rows?.length) return;
    expect(rowOf(rows, 'Repayment date')).toBe(repayDate);
    const left = rowOf(rows, 'Left to repay');
    if (left === undefined)
      expect(minor(rowOf(rows, 'Loan amount'))).toBeLessThan(minor(repayAmount));
    else expect(minor(left)).toBeGreaterThan(minor(repayAmount));
    const asked = await ask(id, 'complaint', { orderId: id });
    const [loan, due] = asked.orderDetail?.list ?? [];
    if (loan) expect(loan.value).toBe(rowOf(rows, 'Loan amount'));
    if (due) expect(due.value).toBe(repayDate);
  });

  it('says the same in the parts of its offer', async () => {
    const offer = await offerOf(id);
    const { repay_plans: plan, details, amount, firstPayTime, firstPeriodDay, periods } = offer;
    expect(daysUntil(firstPayTime)).toBe(Number(firstPeriodDay));
    if (!plan?.length) return;
    expect(plan).toHaveLength(Number(periods));
    expect(plan[0].pay_time).toBe(firstPayTime);
    const [lent, fee] = [minor(amount), minor(rowOf(details, 'Processing fee'))];
    expect(minor(rowOf(details, 'You receive'))).toBe(lent - fee);
    const repaid = sum(plan.map((payment: Fields) => payment.amount));
    if (!Number.isNaN(repaid)) expect(repaid).toBe(lent + minor(rowOf(details, 'Interest')));
  });

  it('becomes the loan that was offered', async () => {
    const { amount, periods, termUnit, repay_plans: plan, firstPayTime } = await offerOf(id);
    await ask(id, 'push', { amount, periods, termUnit, productId: '7' });
    if (!['151', undefined].includes(sandbox.world('s').orders.get(id)?.status)) return;
    const { userOrderDetail } = await detailsOf(id);
    const { repayAmount, repayDate } = await instalmentOf(id);
    expect(repayDate).toBe(firstPayTime);
    if (plan?.length) expect(repayAmount).toBe(plan[0].amount);
    if (userOrderDetail?.detail?.length)
      expect(rowOf(userOrderDetail.detail, 'Loan amount')).toBe(amount);
  });

  it('is extended as its plan says', async () => {
    const { defDetail, repayDate, repayPlan, detail } = await extensionOf(id);
    const plan = [...(repayPlan ?? []), ...(detail ?? [])].filter(({ time }: Fields) => time);
    if (plan.length) expect(plan[0].time).toBe(repayDate);
    if (!defDetail?.payCode) return;
    expect(await payAtCounter(defDetail.payCode)).toBe(303);
    const after = await instalmentOf(id);
    expect(after.repayDate).toBe(repayDate);
    if (plan.length) expect(after.repayAmount).toBe(plan[0].amount);
    expect((await detailsOf(id)).noticeDesText).toMatch(/extended|line/);
    for (let paid = 0; paid < 9 && (await instalmentOf(id)).defDetail.payCode; paid += 1)
      await payAtCounter((await instalmentOf(id)).defDetail.payCode);
    expect(await detailsOf(id)).toMatchObject({ orderStatus: 200 });
    expect((await detailsOf(id)).noticeDesText).not.toContain('extended');
  });

  it('shows a standing code that can be paid at the counter, which lists it', async () => {
    const { defDetail, repayAmount } = await instalmentOf(id);
    if (!defDetail?.payCode) return;
    const page = await (await counter('')).text();
    expect(page).toContain(`Code ${defDetail.payCode}, order ${id}: ${repayAmount}`);
    expect(await payAtCounter(defDetail.payCode)).toBe(303);
    expect(await payAtCounter(defDetail.payCode)).toBe(404);
    expect(sandbox.world('s').ledger).toMatchObject([
      { kind: 'payment', orderId: id, amount: `${minor(repayAmount)}` },
    ]);
  });

  it('shows a complaint of its list as the list does', async () => {
    const { tabs } = await ask(id, 'complaints');
    const shown = tabs?.[0]?.list?.[0];
    if (!shown) return;
    const found = await ask(id, 'complaintDetails', { problemId: `${shown.id}` });
    expect(found.content).toBe(shown.content);
  });

  it('names the customer service of the site', async () => {
    const { email } = await ask(id, 'contact', { type: '30' });
    const { telephone } = await detailsOf(id);
    expect(telephone).toBe(DEFAULTS.servicePhone);
    if (email) expect(email.split('?')[0]).toBe(DEFAULTS.serviceEmail);
  });
});

it('no two orders have the same standing code', async () => {
  const codes: string[] = [];
  for (const orderId of SOUND)
    for (const read of [instalmentOf, extensionOf]) {
      const { defDetail } = await read(orderId);
      if (defDetail?.payCode) codes.push(defDetail.payCode);
    }
  expect(codes.filter((code, place) => codes.indexOf(code) !== place)).toEqual([]);
});

it('the code of the page that testers open first can be paid before anything was read', async () => {
  expect(await payAtCounter('801234567890')).toBe(303);
  expect(await detailsOf('due-extendable')).toMatchObject({ orderStatus: 200 });
});

it('an account that was saved is the one that the money goes to', async () => {
  const account = { cardType: '1', channel: '90007', cardNo: '12345678' };
  await ask('status-110', 'account', { ...account, product_id: '7', holder: 'Ana', income: '9' });
  const { details } = await offerOf('status-110');
  expect(rowOf(details, 'To account')).toBe('Maya ****5678');
});

it('names the pages of a site below a path with that path', async () => {
  const file = './test/sandbox/scenarios.ts';
  type Scenarios = typeof import('../../sandbox/scenarios.ts');
  const below = await loadModule<Scenarios>(file, '/lend/');
  const order = below.SCENARIOS.find(({ orderId }) => orderId === 'redirect');
  expect(order?.details).toEqual({ playeduL: '/lend/newLoanConfirm?reason=withdraw' });
});
