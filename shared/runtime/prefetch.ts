import { useEffect } from 'react';
import type { Route } from '../config/routes.ts';

/** Says that a page may come next: the document's script fetches it where the network allows. */
export function useAhead(route: Route | false): void {
  useEffect(() => {
    if (route) window.__early?.ahead?.(route);
  }, [route]);
}
