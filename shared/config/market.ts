import { attempt } from '../lib/attempt.ts';
import type { Grouping } from '../lib/money.ts';
import type { PhoneRuleId } from '../lib/phone.ts';
import type { Language } from '../lib/translation.ts';

/** The markets: the Philippines, and a variant in Indian rupees. */
export const MARKET_IDS = ['ph', 'in'] as const;

/** The id of a market. */
export type MarketId = (typeof MARKET_IDS)[number];

/** The sign of a currency. */
export type Currency = '₱' | '₹';

/** The defaults of a market, each of which a setting can override. */
export interface Market {
  /** The country within a sentence. */
  countryName: string;
  /** The currency of amounts without one in the address or reply. */
  currency: Currency;
  /** How thousands are separated. */
  grouping: Grouping;
  /** The IANA name of the time zone that decides which day is today. */
  timeZone: string;
  /** The country in the path of a call. */
  countrySegment: string;
  /** The rule for mobile numbers on the landing page. */
  phoneRule: PhoneRuleId;
}

/** The defaults by market. Amounts of the Philippines look like those of the server (₱1,250.00). */
export const MARKETS: Readonly<Record<MarketId, Market>> = {
  ph: {
    countryName: 'the Philippines',
    currency: '₱',
    grouping: 'comma',
    timeZone: 'Asia/Manila',
    countrySegment: 'ph',
    phoneRule: 'spec-cn',
  },
  in: {
    countryName: 'India',
    currency: '₹',
    grouping: 'indian',
    timeZone: 'Asia/Kolkata',
    countrySegment: 'in',
    phoneRule: 'in',
  },
};

/** The languages that pages offer beside English, by market. */
export const MARKET_LANGUAGES: Readonly<Record<MarketId, readonly Language[]>> = {
  ph: ['fil'],
  in: ['hi'],
};

/** Whether the platform knows a time zone. */
export function isTimeZone(timeZone: string): boolean {
  return attempt(() => new Intl.DateTimeFormat('en', { timeZone })) !== undefined;
}
