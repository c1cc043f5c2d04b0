import type { ScreenFacts } from './facts.ts';

export default {
  failed: 'failed to query card list',
  ready: 'BDO Unibank',
  query: { amount: '345000' },
  filipinoHeading: 'Pagbabayad',
} satisfies ScreenFacts;
