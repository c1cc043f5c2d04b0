import { useEffect } from 'react';
import type { Route } from '../config/routes.ts';

/** Announces that a page may come next; the boot script prefetches it if the network allows. */
export function usePrefetch(route: Route | false): void {
  useEffect(() => {
    if (route) window.__boot?.prefetchPage?.(route);
  }, [route]);
}
