/**
 * Runs `work` while no other tab does so under the same name. Where there are no locks, it runs at once.
 * @returns whether it ran. Rejects only if `work` does.
 */
export async function alone(name: string, work: () => Promise<unknown>): Promise<boolean> {
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
