/**
 * Runs `work` while no other tab runs work of this name. Where there are no locks, it runs at once.
 * @param steals takes the lock away from the tab that holds it, whose work goes on if it has not been suspended.
 * @returns whether it ran. Rejects only if `work` does.
 */
export async function runExclusively(
  name: string,
  work: () => Promise<unknown>,
  steals = false,
): Promise<boolean> {
  const begun: { work?: Promise<unknown> } = {};
  const granted = async (lock: unknown) => {
    if (!lock) return false;
    begun.work = work();
    await begun.work;
    return true;
  };
  try {
    const options = steals ? { steal: true } : { ifAvailable: true };
    return await navigator.locks.request(name, options, granted);
  } catch {
    // There are no locks, or the device refuses them as it refuses storage.
    if (!begun.work) return granted(true);
    // Another tab has taken the lock, or the work has failed.
    await begun.work;
    return true;
  }
}

/**
 * @returns the outcome of `work`, and whether the page was being left. Listens only meanwhile, for the back-forward cache's
 * sake.
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
