/** Where an element is below another: its place among its siblings at each level, the outermost first. */
function pathTo(element: Element, root: Element): number[] {
  const path: number[] = [];
  for (let one = element; one !== root && one.parentElement; one = one.parentElement) {
    path.unshift(Array.from(one.parentElement.children).indexOf(one));
  }
  return path;
}

/**
 * Remembers what the borrower did in the document before React takes over: the element with the focus, and the buttons
 * whose taps wait. React shows the same elements in the same places.
 * @returns marks them again, after React's first render.
 */
export function rememberDocument(root: Element): () => void {
  const { activeElement } = document;
  const focused = activeElement && root.contains(activeElement) ? activeElement : undefined;
  const path = focused && pathTo(focused, root);
  return () => {
    const same = path?.reduce<Element | undefined>((one, place) => one?.children[place], root);
    if (same && same.nodeName === focused?.nodeName) {
      (same as HTMLElement).focus({ preventScroll: true });
    }
    for (const tap of window.__boot?.taps ?? []) {
      root.querySelector(`[data-tap="${CSS.escape(tap)}"]`)?.classList.add('tapped');
    }
  };
}
