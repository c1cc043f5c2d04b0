/** Spec 9, "Tabs widget". */
export const SWIPE_THRESHOLD = 0.3;
export const NEIGHBOURS = 1;

/** The tab that a swipe leads to: the next or the one before from 0.3 of the pane's width on. */
export function swipeTarget(
  selected: number,
  count: number,
  { dx, dy, width }: { dx: number; dy: number; width: number },
): number {
  const sideways = Math.abs(dx) > Math.abs(dy) && Math.abs(dx) >= width * SWIPE_THRESHOLD;
  if (!sideways || !width) return selected;
  return Math.min(count - 1, Math.max(0, selected + (dx < 0 ? 1 : -1)));
}

/** Whether a tab's pane is rendered: the selected one and one neighbour on each side. */
export function isRendered(index: number, selected: number): boolean {
  return Math.abs(index - selected) <= NEIGHBOURS;
}

/** The tab that a key leads to (WAI-ARIA tabs): arrows go round, Home and End go to the ends. */
export function keyTarget(key: string, selected: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (selected + 1) % count;
  if (key === 'ArrowLeft') return (selected + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
