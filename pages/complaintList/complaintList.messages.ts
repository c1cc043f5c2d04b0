import { defineMessages } from '../../shared/lib/messages.ts';

/** Texts of the complaint list; its title is that of the link of spec 2.4.1. */
export const text = defineMessages('complaintList', {
  title: 'My complaints',
  failed: 'We could not load your complaints',
  tabs: 'Complaints by state',
  refresh: 'Refresh',
  write: 'New complaint',
  emptyTitle: 'Nothing here',
  emptyText: (tab: string) => `You have no complaints under "${tab}".`,
  /** Stands for a type that the lender leaves out: a link needs a name. */
  unnamed: 'Complaint',
  noneText: 'You have not sent a complaint yet.',
});
