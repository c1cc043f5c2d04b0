import type { Grouping } from '../lib/money.ts';
import type { PhoneRuleId } from '../lib/phoneField.ts';

/** The markets of the service (spec 1): the Philippines, with an Indian-rupee variant. */
export const MARKET_IDS = ['ph', 'in'] as const;

export type MarketId = (typeof MARKET_IDS)[number];

export type Currency = '₱' | '₹';

/** What a market sets, each of which configuration may still say otherwise. */
export interface Market {
  /** Of amounts whose address or reply names no currency (spec 9: `real` 1 is always the rupee). */
  currency: Currency;
  grouping: Grouping;
  /** IANA name: the day by which a date counts as today. */
  timeZone: string;
  countrySegment: string;
  /** How the landing page judges a mobile number. */
  phoneRule: PhoneRuleId;
}

/** The Philippines, whose amounts look as the server words them (₱1,250.00), and India. */
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
