import { translation } from '../../lib/translation.ts';
import type { text } from './order.messages.ts';

/** What any write about an order says while its outcome is unknown, in Filipino. */
export const order = translation<typeof text>('order', {
  unchanged: 'Wala pang nagbago sa order mo.',
  paid: 'May natanggap na kaming bayad.',
  home: 'Pumunta sa home screen',
});
