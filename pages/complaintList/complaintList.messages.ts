/** Texts of the complaint list. The title matches the link that leads here. */
export const text = {
  title: 'My complaints',
  failed: 'We could not load your complaints',
  tabs: 'Complaints by status',
  refresh: 'Refresh',
  write: 'New complaint',
  emptyTitle: 'No complaints',
  emptyText: (tab: string) => `You have no complaints under "${tab}".`,
  noneText: 'You have not sent a complaint yet.',
} as const;
