/** Runs `work` as soon as the whole document is there; callers in the order in which they asked. */
export function whenParsed(work: () => void): void {
  if (document.readyState !== 'loading') work();
  // Earlier than DOMContentLoaded, which waits for the modules.
  else document.addEventListener('readystatechange', work, { once: true });
}
