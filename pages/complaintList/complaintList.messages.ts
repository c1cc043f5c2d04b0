import { defineMessages, quoted } from '../../shared/lib/messages.ts';

/** Texts of the complaint list. The title matches the link that leads here. */
export const complaintListText = defineMessages('complaintList', {
  title: quoted('My complaints'),
  failed: 'We could not load your complaints',
  tabs: 'Complaints by status',
  refresh: 'Refresh',
  write: 'New complaint',
  empty: (tab: string) => `No complaints under "${tab}"`,
  none: 'You have not sent a complaint yet',
  /** Stands for a type that the lender leaves out: a link needs a name. */
  unnamed: 'Complaint',
  /** Stands for the title of a tab that the lender leaves out. */
  untitled: 'Other',
});
