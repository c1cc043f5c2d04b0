/**
 * Replaces the `side-channel` package, which qs uses to find cycles. A WeakMap does the same and saves
 * 6 KB (brotli) of script.
 */
function sideChannel() {
  const entries = new WeakMap<object, unknown>();
  return {
    get: (key: object) => entries.get(key),
    has: (key: object) => entries.has(key),
    set: (key: object, value: unknown) => void entries.set(key, value),
  };
}

// qs loads it with `require`, which returns the export of this name.
export { sideChannel as 'module.exports' };
