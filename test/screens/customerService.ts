import type { ScreenFacts } from './facts.ts';

export default {
  failed: 'We could not load our contact details',
  ready: 'Call us',
  filipinoHeading: 'Customer service',
} satisfies ScreenFacts;
