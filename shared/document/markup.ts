/** A text as it may stand in markup and in attributes. */
export function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

/** Data as JSON that cannot end the script element it stands in. */
export function scriptData(data: unknown): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
