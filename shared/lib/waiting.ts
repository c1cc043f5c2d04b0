/** The outcome of some work, or undefined if it takes longer. Rejects only if the work does. @param ms how long to wait. */
export function within<Outcome>(
  ms: number,
  work: Promise<Outcome> | undefined,
): Promise<Outcome | undefined> {
  const tooLong = new Promise<undefined>((resolve) => setTimeout(resolve, ms));
  return Promise.race([work, tooLong]);
}

/** Like `fetch`, but gives up after a time. @param timeoutMs also covers the body of the response. */
export function fetchWithin(
  timeoutMs: number,
  address: string,
  options?: RequestInit,
): Promise<Response> {
  const abort = new AbortController();
  setTimeout(() => abort.abort(), timeoutMs);
  return fetch(address, { ...options, signal: abort.signal });
}

/**
 * Runs something once after a time. If the phone slept or the page was hidden past that time, it runs as soon as the page is
 * shown: the clock of a timer may stand still meanwhile. @param ms how long to wait. @returns a function that cancels it.
 */
export function runAfter(ms: number, work: () => void): () => void {
  const due = Date.now() + ms;
  const cancel = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    removeEventListener('pageshow', look);
  };
  const run = () => {
    cancel();
    work();
  };
  const look = () => {
    if (!document.hidden && Date.now() >= due) run();
  };
  const timer = setTimeout(run, ms);
  document.addEventListener('visibilitychange', look);
  // Not every web view fires visibilitychange when it brings a page back.
  addEventListener('pageshow', look);
  return cancel;
}

/** Runs `work` once the browser has nothing else to do; in browsers that do not tell, in a later task. */
export function whenIdle(work: () => void): void {
  const wait: (work: () => void) => void = window.requestIdleCallback ?? setTimeout;
  wait(work);
}

/** Runs something once what the page shows now has been painted; never while the page is out of view. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/** Runs something once the document has been parsed: before its deferred scripts, for which DOMContentLoaded waits. */
export function whenParsed(work: () => void): void {
  if (document.readyState !== 'loading') work();
  else document.addEventListener('readystatechange', work, { once: true });
}
