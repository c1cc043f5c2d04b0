import { CAPTCHA_PATH } from '../../../shared/api/landing.ts';
import { declaredCalls, type NamedCall } from '../../contract/calls.ts';
import { parametersOf } from '../../contract/contract.ts';
import { codesOf } from '../../sandbox/bindCard.ts';
import { PERIODS, TERM_UNIT } from '../../sandbox/loanConfirm.ts';
import { createSandbox } from '../../sandbox/sandbox.ts';
import type { World } from '../../sandbox/world.ts';

type Own = Record<string, string | File | undefined>;

const SESSION = 'contract';
const PRODUCT = { productId: '7', product_id: '7' };
const TAP = { module: 'loanDetail', position: '1', positionId: '1', productKey: 'partner' };
const CARD = { cardId: '501', bankName: 'BDO Unibank', bankCode: 'BDO' };
const ACCOUNT = { cardType: '1', channel: '90006', holder: 'Ana Reyes', income: '100' };
const TERMS = { periods: PERIODS, termUnit: TERM_UNIT };
const COMPLAINT = { problemType: '2', problemSonType: '', problemDetail: 'The amount is wrong' };
const VISITOR = { phone: '09171234567', userName: '09171234567', deviceId: 'd', appName: 'a' };
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46, 0]);

/** The calls that send an amount as the reply has it; all others send minor units. */
const AMOUNTS: Record<string, string> = {
  payCode: '₱3,450.00',
  v3ConfirmPush: '₱5,000.00',
  legacyConfirmPush: '₱5,000.00',
};

const last = <One>(list: readonly One[]): One | undefined => list[list.length - 1];

/** A good value of each parameter by its name, once the earlier steps are done. */
const valuesOf = (id: string, orderId: string, { cards, complaints, landing }: World): Own => ({
  ...PRODUCT,
  ...TAP,
  ...CARD,
  ...ACCOUNT,
  ...TERMS,
  ...COMPLAINT,
  ...VISITOR,
  orderId,
  orderNo: orderId,
  cardNo: '5234567812341234',
  channelNumber: '90008',
  userId: 'u',
  templateId: 'default',
  amount: AMOUNTS[id] ?? '345000',
  problemImage: id === 'upload' ? new File([JPEG], 'a.jpg', { type: 'image/jpeg' }) : '',
  problemId: complaints.list.find(({ reply, score }) => reply && !score)?.id,
  repayToken: last(cards.tokens)?.token,
  verifyCode: last(cards.messages)?.code,
  repaymentRecordId: last(cards.records)?.id,
  sid: last(landing.sids),
  capcode: Object.values(landing.captchas)[0]?.text,
  smsCode: last(landing.messages)?.code,
});

/** The parameters of a call as the document has them, with good values. */
function ownOf({ id, call }: NamedCall, orderId: string, world: World): Own {
  const { properties = {}, required = [], additionalProperties } = parametersOf(call);
  const values = valuesOf(id, orderId, world);
  const named = Object.entries(properties).map(([name, schema]) => {
    // The document itself has the only good value of some.
    const { const: only, enum: [first] = [] } = schema as { const?: string; enum?: string[] };
    return [name, values[name] ?? (required.includes(name) ? (only ?? first) : undefined)];
  });
  // The items of the bank form name its other parameters.
  const items = additionalProperties ? codesOf(ACCOUNT.cardType, ACCOUNT.channel) : [];
  return Object.fromEntries([...named, ...items.map((code) => [code, values[code]])]);
}

type Sandbox = ReturnType<typeof createSandbox>;
type Asked = Pick<NamedCall['call'], 'path' | 'method' | 'encoding'>;

async function post({ app }: Sandbox, call: Asked, orderId: string, own: Own): Promise<Response> {
  const fields = new FormData();
  for (const [name, value] of Object.entries(own))
    if (value !== undefined) fields.append(name, value);
  const texts = [...fields].map(([name, value]) => [name, `${value}`]);
  const common = Object.entries({ ...PRODUCT, sessionId: SESSION, orderId });
  const isGet = call.method === 'GET';
  const query = new URLSearchParams(isGet ? [...common, ...texts] : common);
  const path = call.path.replace('{country}', 'ph').replace('{service}', 'loan');
  return app.request(`/esita${path}?${query}`, {
    method: call.method,
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'x-sandbox-session': SESSION },
    body: isGet ? null : call.encoding === 'multipart' ? fields : new URLSearchParams(texts),
  });
}

/** The calls that must come before some. */
const EARLIER: Record<string, readonly string[]> = {
  repaymentCommit: ['repaymentWay'],
  repaymentConfirm: ['repaymentWay', 'repaymentCommit'],
  sms: ['sid'],
  register: ['sid', 'sms'],
};

/** A call with good parameters, or others if given, at a new sandbox. @returns its world, and what sends it. */
export async function prepared(named: NamedCall, orderId: string, others: Own = {}) {
  const sandbox = createSandbox();
  const world = sandbox.world(SESSION);
  for (const id of EARLIER[named.id] ?? []) {
    const earlier = declaredCalls.find((one) => one.id === id) as NamedCall;
    await post(sandbox, earlier.call, orderId, ownOf(earlier, orderId, world));
    const picture: Asked = { path: CAPTCHA_PATH, method: 'GET', encoding: 'form' };
    if (id === 'sid')
      await post(sandbox, picture, orderId, { sid: last(world.landing.sids), a: '1' });
  }
  const own = { ...ownOf(named, orderId, world), ...others };
  return { sandbox, world, own, send: () => post(sandbox, named.call, orderId, own) };
}
