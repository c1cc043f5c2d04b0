import { useSyncExternalStore } from 'react';

/** From this width of the window on, everything is side by side, px. */
const WIDE = '(min-width: 1280px)';

function listen(notify: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** Whether the window is as wide as a desktop's; false while prerendering. */
export function useWide(): boolean {
  return useSyncExternalStore(
    listen,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}
