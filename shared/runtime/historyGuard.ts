/*
 * Notices Back in a browser, where no app announces it. A page is told of Back only if that leads to another entry of the
 * same page, and browsers skip entries that were added without a tap or key. So the first tap or key adds a second entry
 * with the same address. A borrower who only scrolls leaves without being asked.
 */

/** The page's own history entry, and the one that was added on top of it. */
type Entry = 'page' | 'guard';

const entry = (): Entry | undefined => Object(history.state).guarded;

function add(): void {
  if (entry() === 'guard') return;
  history.replaceState({ guarded: 'page' satisfies Entry }, '');
  history.pushState({ guarded: 'guard' satisfies Entry }, '');
}

/** The number of history entries that exist only for the guard. */
export function guardEntries(): number {
  return entry() ? 1 : 0;
}

/**
 * Calls the listener on the first Back, which does not leave the page. The second one does.
 * @returns a function that removes the guard and its entry, so that the page can be replaced in the history.
 */
export function guardHistory(listener: () => unknown): () => void {
  const touches = ['pointerup', 'keydown'] as const;
  const back = () => {
    if (entry() === 'page') listener();
  };
  for (const touch of touches) document.addEventListener(touch, add);
  window.addEventListener('popstate', back);
  // The tap that closed the dialog counts too.
  if (navigator.userActivation?.isActive) add();
  return () => {
    for (const touch of touches) document.removeEventListener(touch, add);
    window.removeEventListener('popstate', back);
    if (entry() === 'guard') history.back();
  };
}
