import { defineMessages } from '../../lib/messages.ts';

/** Texts about a day on which a payment is due. */
export const dueDateText = defineMessages('dueDate', {
  overdue: (days: number) => (days === 1 ? '1 day overdue' : `${days} days overdue`),
  today: 'Due today',
  dueIn: (days: number) => (days === 1 ? 'Due tomorrow' : `Due in ${days} days`),
});

/** The days of the week beside dates. A catalogue of its own for pages that say nothing of the days until then. */
export const weekdaysText = defineMessages('weekdays', {
  short: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
});
