import { defineMessages } from '../../shared/lib/messages.ts';

export const orderPickerText = defineMessages('orderPicker', {
  title: 'Your orders',
  number: (number: string) => `Order ${number}`,
  status: {
    review: 'Under review',
    preparing: 'Being prepared',
    sending: 'Money on its way',
    overdue: 'Overdue',
    due: 'Due',
    dueToday: 'Due today',
    repaid: 'Repaid',
  },
});
