/** A reply of the lender, or a part of it. */
export type Json = unknown;

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
  /^(repayAmount|delayAmount|delayInfo|orderStatus|amount|ostra|periods|pramu|orderNo|content|value|title|text|name|channel_number|channelNumber|code|cate|cardTypeMi|id|problemType|tabs|list|items|bankCards|repayToken|email)$/;

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
export const OTHER_SPELLINGS: Readonly<Record<string, (data: Json) => Json>> = {
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
