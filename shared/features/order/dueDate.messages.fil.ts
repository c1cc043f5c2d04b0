import type { Translation } from '../../lib/translation.ts';
import type { dueDateText, weekdaysText } from './dueDate.messages.ts';

/** Up to so many days are few: `na lang` is `only`. */
const FEW_DAYS = 7;

/** Texts about a day on which a payment is due, in Filipino. */
export const dueDate: Translation<typeof dueDateText> = {
  dueDate: {
    overdue: (days) => `${days} araw nang overdue`,
    today: 'Ngayon ang due date',
    dueIn: (days) => {
      if (days === 1) return 'Bukas ang due date';
      return days <= FEW_DAYS ? `${days} araw na lang` : `${days} araw pa`;
    },
  },
};

/** The days of the week in Filipino, which has no short forms that everybody knows. */
export const weekdays: Translation<typeof weekdaysText> = {
  weekdays: {
    short: ['Linggo', 'Lunes', 'Martes', 'Miyerkules', 'Huwebes', 'Biyernes', 'Sabado'],
  },
};
