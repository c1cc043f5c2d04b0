/** What a page has kept in its entry of the history under a name; undefined for nothing. It outlives a reload and Back. */
export const keptInEntry = (name: string): unknown => Object(history.state)[name];

/** Keeps a value in the page's entry of the history, beside what is there. */
export function keepInEntry(name: string, value: string | boolean): void {
  history.replaceState({ ...history.state, [name]: value }, '');
}
