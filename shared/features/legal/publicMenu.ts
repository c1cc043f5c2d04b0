/** The id of the tabs in the header. */
export const TABS_ID = 'tabs';

/** Closes the menu when one of its links leads to a section of the same document. @returns stops watching. */
export function closeMenuOnJump(): () => void {
  const close = () => document.getElementById(TABS_ID)?.hidePopover?.();
  addEventListener('hashchange', close);
  return () => removeEventListener('hashchange', close);
}
