/** Texts for a part of the page that failed to load. */
export const text = {
  lost: 'Part of this page did not load. Check your connection.',
  again: 'Try again',
  reload: 'Reload the page',
} as const;
