import { useSyncExternalStore } from 'react';

function listen(notify: () => void): () => void {
  window.addEventListener('hashchange', notify);
  return () => window.removeEventListener('hashchange', notify);
}

/** The hash of the address, updated whenever it changes (including Back); '' while prerendering. */
export function useHash(): string {
  return useSyncExternalStore(
    listen,
    () => location.hash,
    () => '',
  );
}

/** The hash of a route within the page, such as `#/downloadTemplate?id=7`. @param query raw, without `?`. */
export function hashOf(route: string, query = ''): string {
  return `#/${route}${query && `?${query}`}`;
}

/** Goes to a hash route like a link, with a history entry, so that Back returns here. */
export function goToHash(route: string, query?: string): void {
  location.hash = hashOf(route, query);
}
