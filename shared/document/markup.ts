/** Data as JSON that cannot end the script element it stands in. */
export function scriptData(data: unknown): string {
  return JSON.stringify(data).split('<').join('\\u003c');
}
