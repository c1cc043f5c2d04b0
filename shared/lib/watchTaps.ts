/** A tap this soon after another belongs to it, ms: a finger that hurries taps three times and more. */
const REST_MS = 400;
/** How long a page that may be left waits for the finger at most, ms. */
const MAX_REST_MS = 1500;

/**
 * For a page that is about to be left: a late tap would choose what the next page shows below the finger. @returns a
 * function that waits until no tap has come for a moment, at most 1.5 s.
 */
export function watchTaps(): () => Promise<void> {
  let last = performance.now();
  const onTap = ({ timeStamp }: Event) => {
    last = timeStamp;
  };
  addEventListener('click', onTap, true);
  return async () => {
    const latest = performance.now() + MAX_REST_MS;
    for (;;) {
      const left = Math.min(last + REST_MS, latest) - performance.now();
      if (left <= 0) break;
      await new Promise((resolve) => setTimeout(resolve, left));
    }
    removeEventListener('click', onTap, true);
  };
}
