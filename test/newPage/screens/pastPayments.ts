import type { ScreenFacts } from '../../screens/facts.ts';

export default {
  pastPayments: {
    failed: 'We could not load your past payments',
    ready: 'Paid on 2026-11-20',
    filipinoHeading: 'Mga nakaraang bayad',
  },
} satisfies Record<string, ScreenFacts>;
