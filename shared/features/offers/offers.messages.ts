/** Texts of product offers. The first is fixed wording. */
export const text = {
  moreProducts: 'Click to view more products',
  open: 'See the offer',
  notAvailable: 'Not available right now',
} as const;
