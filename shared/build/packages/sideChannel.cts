/**
 * Replaces the `side-channel` package, which qs uses to find cycles. A WeakMap does the same and saves
 * 6 KB (brotli) of script. CommonJS, because qs loads it with `require`.
 */
function sideChannel() {
  const entries = new WeakMap<object, unknown>();
  return {
    get: (key: object) => entries.get(key),
    has: (key: object) => entries.has(key),
    set: (key: object, value: unknown) => void entries.set(key, value),
  };
}

export = sideChannel;
