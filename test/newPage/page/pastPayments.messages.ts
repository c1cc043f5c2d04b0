import { defineMessages } from '../../../shared/lib/messages.ts';

/** Texts of the past payments page. */
export const text = defineMessages('pastPayments', {
  title: 'Past payments',
  failed: 'We could not load your past payments',
  paidOn: (date: string) => `Paid on ${date}`,
  emptyTitle: 'No past payments',
  emptyText: 'A payment is listed here once it has arrived.',
  order: 'See your order',
});
