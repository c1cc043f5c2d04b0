/*
 * The browser's Back, where there is no app to announce it. A page hears of Back only when it leads to another
 * entry of its own, and browsers skip entries that the borrower has not touched. So the first tap or key adds an
 * entry with the same address above the page's. A borrower who only scrolls leaves without being asked.
 */

/** This page's two entries: its own, and the one that Back leads down from. */
type Place = 'page' | 'guard';

const place = (): Place | undefined => Object(history.state).guarded;

function add(): void {
  if (place() === 'guard') return;
  history.replaceState({ guarded: 'page' satisfies Place }, '');
  history.pushState({ guarded: 'guard' satisfies Place }, '');
}

/** The number of entries that are there only for the guard. */
export function guardEntries(): number {
  return place() ? 1 : 0;
}

/**
 * Calls the listener when the borrower goes back for the first time, which stays on the page. The next Back leaves.
 * @returns removes the guard and its entry, so that the page can be replaced in the history.
 */
export function guardHistory(listener: () => unknown): () => void {
  const touches = ['pointerup', 'keydown'] as const;
  const back = () => {
    if (place() === 'page') listener();
  };
  for (const touch of touches) document.addEventListener(touch, add);
  window.addEventListener('popstate', back);
  // The tap that closed the dialog counts too.
  if (navigator.userActivation?.isActive) add();
  return () => {
    for (const touch of touches) document.removeEventListener(touch, add);
    window.removeEventListener('popstate', back);
    if (place() === 'guard') history.back();
  };
}
