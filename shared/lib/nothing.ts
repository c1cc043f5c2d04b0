/** A word that a program writes in place of a missing value. With a capital it is a name. */
export function isNothing(text: string): boolean {
  return /^(null|undefined|\(null\))$/.test(text);
}
