/** Texts of the complaint list. The title matches the link that leads here. */
export const text = {
  title: 'My complaints',
  failed: 'We could not load your complaints',
  tabs: 'Complaints by state',
  refresh: 'Refresh',
  write: 'New complaint',
  emptyTitle: 'Nothing here',
  emptyText: (tab: string) => `You have no complaints under "${tab}".`,
  noneText: 'You have not sent a complaint yet.',
} as const;
