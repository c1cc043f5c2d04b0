import { getBoot } from '../api/boot.ts';

/** The place of an element among those of its kind. What stands around them may differ before React and after it. */
function placeOf(element: Element, root: Element): number {
  return Array.from(root.querySelectorAll(element.nodeName)).indexOf(element);
}

/** Shows React's dialog as the open one of the document, which it replaces: it neither moves in again nor scrolls. */
function keepDialog(root: Element): () => void {
  const { id = '', scrollTop = 0 } = root.querySelector('dialog[open]') ?? {};
  return () => {
    const same = id ? root.querySelector(`dialog[open][id="${id}"]`) : null;
    if (!same) return;
    for (const animation of same.getAnimations()) animation.finish();
    same.scrollTop = scrollTop;
  };
}

/**
 * Remembers what the borrower did in the document before React takes over: the element with the focus, the open dialog, and
 * the buttons whose taps wait. React shows the same controls in the same order.
 * @returns marks them again, after React's first render.
 */
export function rememberDocument(root: Element): () => void {
  const { activeElement } = document;
  const focused = activeElement && root.contains(activeElement) ? activeElement : undefined;
  const place = focused ? placeOf(focused, root) : -1;
  const showDialog = keepDialog(root);
  return () => {
    const same = focused && root.querySelectorAll<HTMLElement>(focused.nodeName)[place];
    if (same?.textContent === focused?.textContent) same?.focus({ preventScroll: true });
    showDialog();
    for (const tap of getBoot()?.taps ?? []) {
      root.querySelector(`[data-tap="${CSS.escape(tap)}"]`)?.classList.add('tapped');
    }
  };
}
