/** Runs `work` once the browser has nothing else to do; in browsers that do not tell, in a later task. */
export function whenIdle(work: () => void): void {
  const wait: (work: () => void) => void = window.requestIdleCallback ?? setTimeout;
  wait(work);
}
