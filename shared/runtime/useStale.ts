import { useEffect, useState } from 'react';

/** After how long an absence data count as outdated, ms. */
const STALE_AFTER_MS = 30_000;

/**
 * Whether the borrower was away so long that the data may be outdated; false again when new data
 * arrive. @param data what the screen shows; undefined if it does not matter.
 */
export function useStale(data: unknown): boolean {
  const [stale, setStale] = useState<unknown>();
  useEffect(() => {
    if (data === undefined) return;
    let leftAt = document.hidden ? Date.now() : Number.POSITIVE_INFINITY;
    const leave = () => {
      leftAt = Date.now();
    };
    const comeBack = () => {
      if (Date.now() - leftAt > STALE_AFTER_MS) setStale(data);
    };
    const turn = () => (document.hidden ? leave() : comeBack());
    document.addEventListener('visibilitychange', turn);
    // Not every web view fires visibilitychange when it leaves a page or brings it back.
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      document.removeEventListener('visibilitychange', turn);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [data]);
  return data !== undefined && stale === data;
}
