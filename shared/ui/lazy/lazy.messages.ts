/** Texts for a part of the page that failed to load. */
export const text = {
  lost: 'A part of this page did not load. Check your connection.',
  again: 'Try again',
  reload: 'Load the page again',
} as const;
