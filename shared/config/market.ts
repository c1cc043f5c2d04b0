import type { Grouping } from '../lib/money.ts';
import type { PhoneRuleId } from '../lib/phoneField.ts';

/** The Philippines, and a variant in Indian rupees. */
export const MARKET_IDS = ['ph', 'in'] as const;

export type MarketId = (typeof MARKET_IDS)[number];

export type Currency = '₱' | '₹';

/** Defaults of a market; a setting overrides each. */
export interface Market {
  /** Of amounts whose address or reply names no currency. */
  currency: Currency;
  grouping: Grouping;
  /** IANA name: the time zone that decides which day is today. */
  timeZone: string;
  countrySegment: string;
  /** Which rule the landing page checks mobile numbers by. */
  phoneRule: PhoneRuleId;
}

/** Amounts of the Philippines look as the server writes them (₱1,250.00). */
export const MARKETS: Readonly<Record<MarketId, Market>> = {
  ph: {
    currency: '₱',
    grouping: 'comma',
    timeZone: 'Asia/Manila',
    countrySegment: 'ph',
    phoneRule: 'spec-cn',
  },
  in: {
    currency: '₹',
    grouping: 'indian',
    timeZone: 'Asia/Kolkata',
    countrySegment: 'in',
    phoneRule: 'in',
  },
};

/** Whether the platform knows a time zone. */
export function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}
