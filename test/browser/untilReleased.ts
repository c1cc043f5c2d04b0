/** A wait that its maker ends: `until` resolves once `release` was called. */
export function untilReleased(): { until: Promise<void>; release: () => void } {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { until, release };
}
