import type { Language } from '../lib/translation.ts';
import { tryOr } from '../lib/tryOr.ts';

/** The markets: the Philippines, and a variant in Indian rupees. */
export const MARKET_IDS = ['ph', 'in'] as const;

/** The id of a market. */
export type MarketId = (typeof MARKET_IDS)[number];

/** Whether a value is the id of a market. */
export const isMarket = (value: unknown): value is MarketId =>
  MARKET_IDS.some((id) => id === value);

/** The settings that follow the market. Amounts of the Philippines look like those of the server (₱1,250.00). */
export const MARKETS = {
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
} as const;

/** The languages that pages offer beside English, by market. */
export const MARKET_LANGUAGES: Readonly<Record<MarketId, readonly Language[]>> = {
  ph: ['fil'],
  in: ['hi'],
};

/** Whether the platform has a time zone of this name. */
export function isTimeZone(timeZone: string): boolean {
  return tryOr(() => new Intl.DateTimeFormat('en', { timeZone })) !== undefined;
}

/** The time zones that the platform lists; none if it lists none. */
export function timeZones(): string[] {
  const { supportedValuesOf } = Intl as { supportedValuesOf?: (what: string) => string[] };
  return supportedValuesOf?.('timeZone') ?? [];
}
