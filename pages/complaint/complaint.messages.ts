import { defineMessages, quoted } from '../../shared/lib/messages.ts';

/** Texts of the complaint start page. `refused` is in Spanish on purpose. */
export const complaintText = defineMessages('complaint', {
  title: 'Complaint',
  failed: 'We could not load the complaint form',
  sentUntil: (date: string) => `Sent. We answer by ${date}.`,
  sent: 'Sent. We answer within 3 weekdays.',
  order: 'Which order is it about?',
  changeOrder: 'Choose another order',
  noOrder: 'You have no orders yet. You can still tell us what went wrong.',
  types: 'What is it about?',
  sonTypes: 'What happened?',
  emptyTitle: 'You cannot send a complaint right now',
  emptyText: 'Please contact customer service instead.',
  service: 'Customer service',
  mine: quoted('My complaints'),
  refused: quoted('Este pedido no permite este tipo de queja', 'es'),
});
