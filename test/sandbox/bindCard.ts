import * as v from 'valibot';
import { call, type Routes, read } from './answers.ts';
import { parse, required } from './checks.ts';
import { enter } from './ledger.ts';
import { done, refused } from './replies.ts';
import type { Scenario } from './scenarios.ts';
import type { Order, World } from './world.ts';

/** A saved account: the value sent for each item. */
export interface BoundAccount {
  orderId: string;
  cardType: string;
  fields: Record<string, string>;
}

export interface Item {
  code: string;
  cate: string;
  title: string;
  subtitle?: string;
  inputType?: string;
  cardTypeMi: number | string;
  channelNumber?: string;
  note?: unknown;
  required?: unknown;
}

const CITIES = [
  {
    name: 'Cebu',
    type: 'ceb',
    children: [
      { name: 'Cebu City', type: 'ceb-1' },
      { name: 'Mandaue', type: 'ceb-2' },
    ],
  },
  { name: 'Metro Manila', type: 'ncr', children: [{ name: 'Makati', type: 'ncr-1' }] },
  { name: 'Siquijor', type: 'siq' },
];

const options = (...names: string[]) => names.map((name) => ({ name, type: name.toLowerCase() }));

const item = (
  code: string,
  cate: string,
  title: string,
  cardTypeMi: number | string,
  more: Partial<Item> = {},
): Item => ({ code, cate, title, cardTypeMi, ...more });

const WALLETS = [
  { name: 'GCash', type: 90006 },
  { name: 'Maya', type: '90007' },
];
const GCASH = { inputType: 'phone', channelNumber: '90006' };
const MAYA = { inputType: 'number', channelNumber: '90007' };

const ITEMS: readonly Item[] = [
  item('channel', 'enum', 'E-wallet', 1, { note: WALLETS }),
  item('bankCode', 'enum', 'Bank', 2, { note: options('BDO', 'BPI', 'UnionBank') }),
  item('holder', 'text', 'Account holder', 0, { subtitle: 'As on your ID' }),
  item('cardNo', 'text', 'GCash number', 1, GCASH),
  item('cardNo', 'text', 'Maya account number', 1, MAYA),
  item('cardNo', 'text', 'Account number', '2', { inputType: 'bankCard' }),
  item('branch', 'city select', 'City of the branch', 2, { note: CITIES }),
  item('openedOn', 'day', 'Opened on', 2),
  item('income', 'text', 'Monthly income', 0, { inputType: 'money' }),
];

const itemsOf = ({ bindItems = ITEMS }: Scenario) => bindItems;

function isAsked(
  { cardTypeMi, channelNumber = '' }: Item,
  cardType: string,
  channel: string | undefined,
): boolean {
  return ['0', cardType].includes(`${cardTypeMi}`) && ['', channel].includes(channelNumber);
}

/** The data of an order's card-init reply; a saved account is filled into the items that it was saved with. */
export function cardInitOf({ scenario }: Order, world: World): Record<string, unknown> {
  const saved = [...world.bound].reverse().find((one) => one.orderId === scenario.orderId);
  const savedValue = (item: Item) =>
    saved && isAsked(item, saved.cardType, saved.fields.channel) ? saved.fields[item.code] : '';
  return {
    items: itemsOf(scenario).map((item) => ({
      subtitle: '',
      note: null,
      inputType: '',
      channelNumber: '',
      value: savedValue(item) ?? '',
      ...item,
    })),
  };
}

/** The codes that a form of this card type and channel must send. */
export function codesOf(
  cardType: string,
  channel: string | undefined,
  items: readonly Item[] = ITEMS,
): string[] {
  return items.filter((item) => isAsked(item, cardType, channel)).map(({ code }) => code);
}

const NUMERIC: Record<string, RegExp> = {
  cardNo: /^\d{4,30}$/,
  income: /^\d{1,9}(\.\d{1,2})?$/,
  openedOn: /^\d{4}-\d\d-\d\d$/,
};

/** The server's message about an invalid value. */
function problemOf(code: string, value: string, items: readonly Item[]): string | undefined {
  const optional = items.some((item) => item.code === code && item.required === '0');
  if (!value) return optional ? undefined : `${code} is required`;
  return NUMERIC[code] && !NUMERIC[code].test(value) ? `${code} is not valid` : undefined;
}

/** What applies to every form: card type and product, and one text for each visible item under its code. */
const anyForm = v.objectWithRest(
  { cardType: v.picklist(['1', '2']), product_id: required },
  v.string(),
);

/** An account as an offer names it: its bank or wallet, and the end of its number; undefined for a form without these. */
function accountOf(cardType: string, fields: Record<string, string>, items: readonly Item[]) {
  const code = cardType === '1' ? 'channel' : 'bankCode';
  const options = items.find((item) => item.code === code)?.note as typeof WALLETS | undefined;
  const chosen = options?.find(({ type }) => `${type}` === fields[code]);
  return chosen && fields.cardNo ? `${chosen.name} ****${fields.cardNo.slice(-4)}` : undefined;
}

/** Saves an account. @param fromOrder from the form of an order, which then asks for it no more. */
const save = (fromOrder: boolean) =>
  call('write', anyForm, (order, world, { cardType, product_id: _, ...fields }) => {
    const { scenario } = order;
    const items = itemsOf(scenario);
    const codes = codesOf(cardType, fields.channel, items);
    parse(v.strictObject(Object.fromEntries(codes.map((code) => [code, v.string()]))), fields);
    const problems = Object.entries(fields).map(([code, value]) => problemOf(code, value, items));
    const problem = problems.find(Boolean);
    if (problem) return refused(1005, problem);
    const { orderId, details } = scenario;
    world.bound.push({ orderId, cardType, fields });
    order.account = accountOf(cardType, fields, items) ?? order.account;
    enter(world, { kind: 'account', orderId });
    if (fromOrder) order.scenario = { ...scenario, details: { ...details, cardNeedPop: 0 } };
    return done();
  });

export const bindCardCalls: Routes = {
  'POST /v3/bind-card/card-init': read(v.strictObject({ product_id: required }), cardInitOf),
  'POST /v3/bind-card/bind-card-new': save(false),
  'POST /v3/bind-card/bind-card-loan-detail': save(true),
};
