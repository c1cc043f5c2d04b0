import type { Language } from '../lib/translation.ts';

/** The markets: the Philippines, and a variant in Indian rupees. */
export const MARKET_IDS = ['ph', 'in'] as const;

export type MarketId = (typeof MARKET_IDS)[number];

export const isMarket = (value: unknown): value is MarketId =>
  MARKET_IDS.some((id) => id === value);

/** The settings that follow `VITE_MARKET`. Amounts of the Philippines look like those of the server (₱1,250.00). */
export const MARKETS = {
  ph: {
    countryName: 'the Philippines',
    currency: '₱',
    grouping: 'comma',
    timeZone: 'Asia/Manila',
    countrySegment: 'ph',
    phoneRule: 'ph',
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
  in: [],
};
