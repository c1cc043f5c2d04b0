/** @param ms how long to wait. @returns undefined if the work takes longer. Rejects only if the work does. */
export function within<Outcome>(
  ms: number,
  work: Promise<Outcome> | undefined,
): Promise<Outcome | undefined> {
  const tooLong = new Promise<undefined>((resolve) => setTimeout(resolve, ms));
  return Promise.race([work, tooLong]);
}

/**
 * A time limit for several steps together. `first`: the outcome of a step, or undefined if the time is over first. @param
 * ms from now on.
 */
export function timeLimit(ms: number) {
  const abort = new AbortController();
  const { signal } = abort;
  const over = new Promise<undefined>((resolve) =>
    signal.addEventListener('abort', () => resolve(undefined)),
  );
  const timer = setTimeout(() => abort.abort(), ms);
  return {
    signal,
    first: <Outcome>(step: Promise<Outcome> | undefined): Promise<Outcome | undefined> =>
      Promise.race([step, over]),
    end: () => clearTimeout(timer),
  };
}

/** @param timeoutMs also covers the body of the response. */
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
 * Runs `work` once. If the phone slept or the page was hidden past the time, it runs as soon as the page is shown, because
 * the clock of a timer may stand still meanwhile. @returns a function that cancels it.
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

/** In browsers that do not tell, in a later task. */
export function whenIdle(work: () => void): void {
  const wait: (work: () => void) => void = window.requestIdleCallback ?? setTimeout;
  wait(work);
}

/** Never while the page is out of view. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}

/** Before its deferred scripts, for which DOMContentLoaded waits. */
export function whenParsed(work: () => void): void {
  if (document.readyState !== 'loading') work();
  else document.addEventListener('readystatechange', work, { once: true });
}
