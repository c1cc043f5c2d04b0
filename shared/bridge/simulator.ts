/**
 * Prepares every document that this page frames from now on, before the document's scripts run.
 * @param prepare is called with each document's window; it adds a simulated shell. @returns stops preparing them.
 */
export function hostSimulator(prepare: NonNullable<Window['__lendSimulator']>): () => void {
  window.__lendSimulator = prepare;
  return () => {
    window.__lendSimulator = undefined;
  };
}
