import { defineMessages, quoted } from '../../shared/lib/messages.ts';

/** Texts of the complaint details. */
export const text = defineMessages('complainDetails', {
  title: 'Complaint details',
  failed: 'We could not load your complaint',
  sent: (time: string) => `Sent ${time}`,
  content: 'What you wrote',
  result: quoted('Process Result'),
  waiting: 'We answer within 3 weekdays.',
  waitingUntil: (date: string) => `We answer within 3 weekdays, by ${date}.`,
  late: (date: string) => `Our answer was due on ${date}. Please contact customer service.`,
  photo: (number: number, count: number) => `Evidence photo ${number} of ${count}`,
  resultPhoto: (number: number, count: number) => `Photo ${number} of ${count} in the answer`,
  broken: (photo: string) => `${photo} could not be loaded`,
  rate: 'Rate the answer',
  rateTitle: 'How was our answer?',
  /** Where the server asks before there is an answer. */
  rateUnanswered: 'Rate our service',
  rateUnansweredTitle: 'How has our service been so far?',
  legend: 'Your rating',
  choose: 'Please choose at least one star.',
  cancel: quoted('Cancel'),
  send: quoted('Send'),
  rated: quoted('Successful demonstration！'),
  back: quoted('My complaints'),
});
