/**
 * Whether the page was being left before `work` ended; listens only meanwhile, for the back-forward cache's sake.
 * @returns the outcome of `work`, and whether the page was being left.
 */
export async function withLeaving<Value>(work: Promise<Value>): Promise<[Value, boolean]> {
  let left = document.visibilityState === 'hidden';
  const leave = () => {
    left = true;
  };
  const signs = ['beforeunload', 'pagehide'] as const;
  for (const sign of signs) window.addEventListener(sign, leave);
  const value = await work;
  for (const sign of signs) window.removeEventListener(sign, leave);
  return [value, left || document.visibilityState === 'hidden'];
}
