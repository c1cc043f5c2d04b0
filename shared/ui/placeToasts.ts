/** The least distance of a toast to the edges of the screen, px. */
const EDGE_PX = 12;
/** How far apart the places are that are tried, px. */
const STEP_PX = 4;
/** What is read or tapped, besides text. */
const CONTROLS = '.sticky-bar,button,input,textarea,select,img,canvas';

interface Reading {
  boxes: DOMRect[];
  words: string;
}

const isInView = ({ width, left, right, top, bottom }: DOMRect) =>
  width > 1 && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;

/** What can be read on the screen, in the host of the toasts but not in themselves. */
function readingIn(host: Element, column: Element): Reading {
  const boxes: DOMRect[] = [];
  let words = '';
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, {
    acceptNode: (node) => (node === column ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT),
  });
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      if (node.matches(CONTROLS)) boxes.push(node.getBoundingClientRect());
    } else if (node.textContent?.trim()) {
      range.selectNodeContents(node);
      const lines = Array.from(range.getClientRects()).filter(isInView);
      boxes.push(...lines);
      if (lines.length) words += node.textContent;
    }
  }
  return { boxes: boxes.filter(isInView), words };
}

/** The lowest place for a column of this height that covers the least. */
function bestPlace(height: number, boxes: readonly DOMRect[]): { top: number; covers: number } {
  const view = window.visualViewport;
  const end = view ? view.offsetTop + view.height : innerHeight;
  let best = { top: EDGE_PX, covers: Number.POSITIVE_INFINITY };
  for (let top = end - EDGE_PX - height; top >= EDGE_PX && best.covers > 0; top -= STEP_PX) {
    const covers = boxes.reduce((sum, box) => {
      const shared = Math.min(box.bottom, top + height) - Math.max(box.top, top);
      return sum + Math.max(0, shared) * box.width;
    }, 0);
    if (covers < best.covers) best = { top, covers };
  }
  return best;
}

/** Moves a column of toasts to where it covers nothing that is read; it becomes smaller if there is no room. */
function place(column: HTMLElement): void {
  const { boxes, words } = readingIn(column.parentElement ?? document.body, column);
  for (const toast of column.querySelectorAll('.toast')) {
    toast.classList.toggle('toast-said', words.includes(`${toast.firstChild?.textContent}`));
  }
  column.removeAttribute('data-small');
  let found = bestPlace(column.offsetHeight, boxes);
  if (found.covers) {
    column.setAttribute('data-small', '');
    found = bestPlace(column.offsetHeight, boxes);
  }
  column.style.top = `${found.top}px`;
}

/** Keeps a column of toasts off what is read, also while that changes, until the last of them has gone. */
export function keepClear(column: HTMLElement): void {
  const watch = new MutationObserver(() => {
    if (column.querySelector('.toast')) place(column);
    else watch.disconnect();
  });
  watch.observe(document.body, { childList: true, characterData: true, subtree: true });
  place(column);
}
