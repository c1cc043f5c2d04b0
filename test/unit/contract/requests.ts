import { pages } from '../../../pages/pages.ts';
import { parametersOf } from '../../../shared/api/query.ts';
import type { NamedCall } from '../../contract/calls.ts';
import { codesOf } from '../../sandbox/bindCard.ts';
import { PERIODS, TERM_UNIT } from '../../sandbox/loanConfirm.ts';
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.ts';
import type { World } from '../../sandbox/world.ts';
import { screenFacts } from '../../screens/facts.ts';

type Own = Record<string, string>;

const SESSION = 'contract';
const PHONE = '09171234567';
const key = (orderId: string): Own => ({ productId: '7', orderId });
const BDO = { bankName: 'BDO Unibank', bankCode: 'BDO' };
const CARD = { cardId: '501', cardNo: '5234567812341234', ...BDO };
const AGREEMENT = { productId: '7', scene: '3', position: '1' };
const TERMS = { productId: '7', amount: '₱5,000.00', periods: PERIODS, termUnit: TERM_UNIT };
const SUBJECT = { problemType: '2', problemSonType: '', problemImage: '' };
const WAYS = '/api/v1/ph/loan/service/loan';
const PROMOTION = '/api/v2/ph/promotion';
const VISIT = { client_type: 'h5', page_type: '1' };

const last = <One>(list: readonly One[]): One | undefined => list[list.length - 1];

function commitOf(orderId: string, { cards }: World): Own {
  const repayToken = last(cards.tokens)?.token ?? '';
  return { ...CARD, amount: '345000', orderId, repayToken, sendMsg: '0' };
}

function smsOf({ landing }: World): Own {
  const [sid = '', captcha] = Object.entries(landing.captchas)[0] ?? [];
  return { phone: PHONE, capcode: captcha?.text ?? '', sid, deviceId: 'd', appName: 'a' };
}

const FILLED: Own = { cardNo: '12345678', income: '100', openedOn: '2020-01-31' };

function formOf(): Own {
  const entries = codesOf('1', 'gcash').map((code) => [code, FILLED[code] ?? 'filled']);
  return { ...Object.fromEntries(entries), channel: 'gcash', cardType: '1', product_id: '7' };
}

/** The own parameters of a call that a page begins with, as its query takes them from the page's address. */
function parametersOfRead(call: NamedCall['call'], orderId: string): Own | undefined {
  for (const { name, reads = [] } of pages) {
    const read = reads.find((one) => one.call === call);
    const address = new URLSearchParams({ ...key(orderId), ...screenFacts[name]?.query });
    if (read) return parametersOf(read, `?${address}`);
  }
  return undefined;
}

/** The own parameters with which each other call succeeds, once the earlier steps are done. */
const OWN: Record<string, (orderId: string, world: World) => Own> = {
  score: () => ({ score: '5' }),
  eventSave: () => ({ productId: '7', positionId: '1' }),
  productTap: () => ({ module: 'loanDetail', position: '1', productKey: 'partner' }),
  payCode: (orderId) => ({ ...key(orderId), amount: '₱3,450.00', channelNumber: '90008' }),
  repaymentCommit: commitOf,
  repaymentConfirm: (orderId, { cards }) => ({
    orderId,
    verifyCode: last(cards.messages)?.code ?? '',
    repaymentRecordId: last(cards.records)?.id ?? '',
  }),
  huichao: (orderId) => ({ userId: 'u', orderId, amount: '345000' }),
  v3ConfirmAgreement: () => AGREEMENT,
  v3ConfirmPush: () => TERMS,
  legacyConfirmAgreement: () => AGREEMENT,
  legacyConfirmPush: () => TERMS,
  bindCard: formOf,
  bindCardForOrder: formOf,
  problemSave: (orderNo) => ({ ...SUBJECT, problemDetail: 'The amount is wrong', orderNo }),
  upload: () => ({}),
  saveScore: (_, { complaints }) => ({
    problemId: complaints.list.find(({ reply, score }) => reply && score === undefined)?.id ?? '3',
    score: '4',
  }),
  track: (orderId) => ({ ...key(orderId), position: '1' }),
  jump: (orderId) => ({ ...key(orderId), position: '1' }),
  trackClick: () => ({ ...VISIT, phone: PHONE }),
  sid: () => ({}),
  sms: (_, world) => smsOf(world),
  register: (_, world) => ({
    ...smsOf(world),
    merchantNumber: '0',
    userName: PHONE,
    smsCode: last(world.landing.messages)?.code ?? '',
  }),
};

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46, 0]);

function bodyOf(id: string, own: Own): FormData | URLSearchParams {
  if (id !== 'upload') return new URLSearchParams(own);
  const form = new FormData();
  form.append('problemImage', new File([JPEG], 'a.jpg', { type: 'image/jpeg' }));
  for (const [name, value] of Object.entries(own)) form.append(name, value);
  return form;
}

interface Asked {
  path: string;
  method: string;
}

function post(app: Sandbox['app'], id: string, call: Asked, orderId: string, own: Own) {
  const common: Own = { sessionId: SESSION, productId: '7', product_id: '7', orderId };
  const get = call.method === 'GET';
  const query = new URLSearchParams({ ...common, ...(get && own) });
  const path = call.path.replace('{country}', 'ph').replace('{service}', 'loan');
  const headers = { 'X-Requested-With': 'XMLHttpRequest', 'x-sandbox-session': SESSION };
  const body = get ? null : bodyOf(id, own);
  return app.request(`/esita${path}?${query}`, { method: call.method, headers, body });
}

/** Carries out the steps that must come before a call. */
async function prepare({ app, world }: Sandbox, id: string, orderId: string): Promise<void> {
  const before = (path: string, own: Own, more: object = {}) =>
    post(app, '', { path, method: 'POST', ...more }, orderId, own);
  if (id === 'repaymentCommit' || id === 'repaymentConfirm')
    await before(`${WAYS}/repayment-way`, {});
  if (id === 'repaymentConfirm') {
    await before(`${WAYS}/repayment-commit`, commitOf(orderId, world(SESSION)));
  }
  if (id !== 'sms' && id !== 'register') return;
  const answer = await before(`${PROMOTION}/get-sid`, {}, { method: 'GET' });
  const { data } = await answer.json();
  await before(`${PROMOTION}/get-captcha`, { sid: data.sid, a: '1' }, { method: 'GET' });
  if (id === 'register') await before(`${PROMOTION}/get-sms`, smsOf(world(SESSION)));
}

/** A call with valid parameters, and more if given, at a new sandbox. @returns its world, and what sends it. */
export async function prepared(
  { id, call }: NamedCall,
  orderId: string,
  more: Own = {},
): Promise<{ world: World; send(): Promise<Response> }> {
  const sandbox = createSandbox();
  await prepare(sandbox, id, orderId);
  const world = sandbox.world(SESSION);
  const own = parametersOfRead(call, orderId) ?? OWN[id]?.(orderId, world);
  if (!own) throw new Error(`No parameters for ${id}`);
  const given = { ...own, ...more };
  return { world, send: async () => post(sandbox.app, id, call, orderId, given) };
}
