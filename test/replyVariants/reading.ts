/** Data of a reply, not decoded. */
export type Data = Readonly<Record<string, unknown>>;

/** Text as the client reads it: a number becomes digits, and white space around it is dropped. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? `${value}`.trim() : '';
}

/** The entries of a list that are objects; none if it is not a list. */
export function listOf(value: unknown): Data[] {
  return Array.isArray(value) ? value.filter((one) => one && typeof one === 'object') : [];
}
