const PAY_CODE = /^[A-Za-z0-9 -]{4,64}$/;

/**
 * Reads a pay code from a page's address; '' if it is not one. Anyone could forge such an address, so
 * only letters, digits, spaces and hyphens are allowed.
 */
export function payCodeFrom(text: string): string {
  return PAY_CODE.test(text) ? text : '';
}
