/** Data as JSON for a script element, which the data cannot end: `<` is escaped. */
export function scriptData(data: unknown): string {
  return JSON.stringify(data).split('<').join('\\u003c');
}
