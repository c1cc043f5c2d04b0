const PAY_CODE = /^[A-Za-z0-9 -]{4,64}$/;

/**
 * A pay code of a page's address, or '' for what is none. Anyone could forge such an address, so
 * nothing passes but letters, digits, spaces and hyphens.
 */
export function payCodeFrom(text: string): string {
  return PAY_CODE.test(text) ? text : '';
}
