/** Runs something once the document has been parsed: before its modules, for which DOMContentLoaded waits. */
export function whenParsed(work: () => void): void {
  if (document.readyState !== 'loading') work();
  else document.addEventListener('readystatechange', work, { once: true });
}
