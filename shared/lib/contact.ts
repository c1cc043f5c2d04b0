/** Whether a text has the shape of an e-mail address. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@"<>]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}
