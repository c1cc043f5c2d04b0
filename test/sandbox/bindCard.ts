import type { Scenario } from './scenarios.ts';
import type { Order, World } from './world.ts';

/** A saved account: the value sent for each item. */
export interface BoundAccount {
  orderId: string;
  fromOrder: boolean;
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

const ITEMS: readonly Item[] = [
  {
    code: 'channel',
    cate: 'enum',
    title: 'E-wallet',
    cardTypeMi: 1,
    note: [
      { name: 'GCash', type: 90006 },
      { name: 'Maya', type: '90007' },
    ],
  },
  {
    code: 'bankCode',
    cate: 'enum',
    title: 'Bank',
    cardTypeMi: 2,
    note: options('BDO', 'BPI', 'UnionBank'),
  },
  {
    code: 'holder',
    cate: 'text',
    title: 'Account holder',
    subtitle: 'As on your ID',
    cardTypeMi: 0,
  },
  {
    code: 'cardNo',
    cate: 'text',
    title: 'GCash number',
    inputType: 'phone',
    cardTypeMi: 1,
    channelNumber: '90006',
  },
  {
    code: 'cardNo',
    cate: 'text',
    title: 'Maya account number',
    inputType: 'number',
    cardTypeMi: 1,
    channelNumber: '90007',
  },
  { code: 'cardNo', cate: 'text', title: 'Account number', inputType: 'bankCard', cardTypeMi: '2' },
  { code: 'branch', cate: 'city select', title: 'City of the branch', cardTypeMi: 2, note: CITIES },
  { code: 'openedOn', cate: 'day', title: 'Opened on', cardTypeMi: 2 },
  { code: 'income', cate: 'text', title: 'Monthly income', inputType: 'money', cardTypeMi: 0 },
];

/** The items of an order's form. */
export function itemsOf({ bindItems }: Scenario): readonly Item[] {
  return bindItems ?? ITEMS;
}

/** Whether a form of this card type and channel has an item. */
function isAsked(
  { cardTypeMi, channelNumber = '' }: Item,
  cardType: string,
  channel: string | undefined,
): boolean {
  return (
    ['0', cardType].includes(`${cardTypeMi}`) && (channelNumber === '' || channelNumber === channel)
  );
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
export function problemOf(code: string, value: string, items: readonly Item[]): string | undefined {
  const optional = items.some((item) => item.code === code && item.required === '0');
  if (!value) return optional ? undefined : `${code} is required`;
  return NUMERIC[code] && !NUMERIC[code].test(value) ? `${code} is not valid` : undefined;
}
