import type { Random } from './random.ts';

/** The meaning of a field, as far as it decides how its value may be written. */
export type Meaning = 'address' | 'amount' | 'date' | 'id' | 'prose' | 'telephone';

const ADDRESSES =
  /^(logo|productLogo|comProductLogo|qvarn|h5Url|url|payUrl|playeduL|contract_url|lendDetailsUrl|popAgreementUrl|nuboU|banner|agreement|downloadUrl|images|disposeImages|smWa|email)$/;
const IDS =
  /^(id|orderStatus|orderNo|status|problemId|channel_number|channelNumber|code|cate|inputType|cardTypeMi|productKey|sid|repayToken|repayRecordId|cardNo|bankCode|payCode|periods|pramu|termUnit|tilde)$/;
const AMOUNT = /^[₱₹]\s?[\d,]+(\.\d\d)?$/;
const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;

/** @param sent the original value. @param needed whether it is required: a required value is sent back later. */
export function meaningOf(name: string, sent: unknown, needed: boolean): Meaning {
  if (ADDRESSES.test(name)) return 'address';
  if (IDS.test(name) || (needed && /^(type|value)$/.test(name))) return 'id';
  if (name === 'telephone') return 'telephone';
  if (AMOUNT.test(`${sent}`)) return 'amount';
  return DATE.test(`${sent}`) ? 'date' : 'prose';
}

const UNBROKEN = 'Pinakamahabangsalitangwalangpatlang'.repeat(12).slice(0, 400);
const SENTENCES = 'Please repay on or before the repayment date. '.repeat(9).slice(0, 400);

/** Texts that a page only shows. */
const PROSE = {
  long: [UNBROKEN, SENTENCES, `${UNBROKEN.slice(0, 200)} ${UNBROKEN.slice(0, 199)}`],
  tiny: ['A', '0', 'ñ', '字'],
  foreign: [
    'مرحبا بك في الخدمة 123',
    '\u202eright to left without an end',
    'שלום עולם',
    '🎉🎉 Bayad na 👨‍👩‍👧‍👦',
    '🇵🇭',
    'e\u0301\u0301\u0301\u0301 a\u200db\u00adc',
  ],
  markup: [
    '<b>x</b>',
    '&amp;',
    '{{x}}',
    '<img src=x onerror=alert(1)>',
    '</script><p>',
    '%s $1 \\n',
  ],
} as const satisfies Record<string, readonly [string, ...string[]]>;

/** Numbers in place of a text. */
const NUMBERS = [0, 1, 42, -7, 3.5, 1e21] as const;

function amounts(sent: string): [string | number, ...(string | number)[]] {
  const symbol = sent.slice(0, 1);
  const figures = sent.slice(1).trim();
  const plain = figures.replace(/,/g, '');
  const code = symbol === '₹' ? 'INR' : 'PHP';
  return [
    `${symbol} ${figures}`,
    `${code} ${figures}`,
    `${figures} ${code}`,
    figures,
    plain,
    Number(plain),
    `${symbol}${figures.replace(/\.00$/, '')}`,
    `${symbol}\u00a0${figures}`,
    symbol === '₹' ? `Rs. ${figures}` : `P${figures}`,
  ];
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

function dates(sent: string): [string | number, ...(string | number)[]] {
  const [, year = '', month = '', day = ''] = DATE.exec(sent) ?? [];
  const name = MONTHS[Number(month) - 1] ?? '';
  return [
    `${day}/${month}/${year}`,
    `${name} ${Number(day)}, ${year}`,
    `${Number(day)} ${name} ${year}`,
    `${year}.${month}.${day}`,
    `${sent}T00:00:00+08:00`,
    `${sent} 23:59:59`,
    Number(`${year}${month}${day}`),
    Date.parse(sent),
  ];
}

const TELEPHONES: readonly [string | number, ...(string | number)[]] = [
  '+63 917 123 4567',
  '0917-123-4567',
  '(02) 8888-7777',
  '+63 (0)2 8888 7777',
  639171234567,
  'Globe 0917 123 4567',
];

/** A number as text, or a text as a number if nothing is lost. */
function retyped(sent: unknown): unknown {
  if (typeof sent === 'number') return `${sent}`;
  return typeof sent === 'string' && `${Number(sent)}` === sent ? Number(sent) : sent;
}

/** Which kind of spellings a reply variant prefers. */
export type Style = 'human' | 'numbers' | keyof typeof PROSE;

function prose(sent: unknown, style: Style, random: Random): unknown {
  if (style === 'human') return sent;
  if (style === 'numbers') return random.pick(NUMBERS);
  return random.pick(PROSE[style]);
}

/** Writes a value in another way with the same meaning; prose becomes any other text. */
export function spelled(sent: unknown, meaning: Meaning, style: Style, random: Random): unknown {
  if (meaning === 'address') return sent;
  if (meaning === 'id') return random.chance(0.5) ? retyped(sent) : sent;
  if (meaning === 'prose') return prose(sent, style, random);
  if (random.chance(0.3)) return sent;
  if (meaning === 'telephone') return random.pick(TELEPHONES);
  return random.pick(meaning === 'amount' ? amounts(`${sent}`) : dates(`${sent}`));
}

const YES = [true, 1, '1', 'true'] as const;
const NO = [false, 0, '0', 'false'] as const;

/** A yes or no in any spelling. */
export function flagSpelled(yes: boolean, random: Random): unknown {
  return random.pick(yes ? YES : NO);
}
