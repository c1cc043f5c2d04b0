/** Data of a reply, not decoded. */
export type Data = Readonly<Record<string, unknown>>;

/** Text as the client reads it: a number becomes digits, only white space becomes ''. */
export function textOf(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
  return text.trim() && text;
}

/** The entries of a list that are objects; none if it is not a list. */
export function listOf(value: unknown): Data[] {
  return Array.isArray(value) ? value.filter((one) => one && typeof one === 'object') : [];
}
