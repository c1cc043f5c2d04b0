/**
 * Runs `work` while no other tab does so under the same name. Where there are no locks, it runs at once.
 * @returns whether it ran. Rejects only if `work` does.
 */
export async function runExclusively(name: string, work: () => Promise<unknown>): Promise<boolean> {
  let asked = false;
  const granted = async (lock: unknown) => {
    asked = true;
    if (lock) await work();
    return Boolean(lock);
  };
  try {
    return await navigator.locks.request(name, { ifAvailable: true }, granted);
  } catch (error) {
    if (asked) throw error;
    // There are no locks, or the device refuses them as it refuses storage.
    return granted(true);
  }
}

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
