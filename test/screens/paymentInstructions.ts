import type { ScreenFacts } from './facts.ts';

export default {
  query: { payCode: '801234567890' },
  filipinoHeading: 'Paano magbayad',
} satisfies ScreenFacts;
