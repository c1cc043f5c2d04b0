import { fill } from './fillSkeleton.ts';

/**
 * Fills the first state from what the address says, for pages that need no call (architecture
 * "a page's life", 2). @param firstData the page's own decision; {} fills nothing.
 */
export function fillFromAddress(
  firstData: (query: URLSearchParams) => Record<string, string>,
): void {
  const paint = () => {
    const root = document.getElementById('root');
    if (!root || document.readyState === 'loading') setTimeout(paint, 10);
    else if (!window.__early?.owned) fill(root, firstData(new URLSearchParams(location.search)));
  };
  paint();
}
