import type { ScreenFacts } from './facts.ts';

export default {
  query: { showType: '1', payCode: '801234567890', repayAmount: '345000', real: '0' },
  filipinoHeading: 'Code sa pagbabayad',
} satisfies ScreenFacts;
