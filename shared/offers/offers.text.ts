/** Texts of product offers; the first is the spec's (2.2). */
export const text = {
  moreProducts: 'Click to view more products',
  notAvailable: 'Not available right now',
} as const;
