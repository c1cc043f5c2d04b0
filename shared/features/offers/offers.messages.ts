/** Texts of product offers; the first is the spec's (2.2). */
export const text = {
  moreProducts: 'Click to view more products',
  open: 'See the offer',
  notAvailable: 'Not available right now',
} as const;
