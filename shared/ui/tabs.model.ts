/** How far to swipe to switch tabs, as a fraction of the pane's width. */
const SWIPE_THRESHOLD = 0.3;
/** How many panes on each side of the selected one are pre-rendered. */
const NEIGHBOURS = 1;

/** The index of the tab after a swipe: the next or previous one if the swipe was far enough. */
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

/** The index of the tab for a key (WAI-ARIA tabs pattern). Arrow keys wrap around. */
export function keyTarget(key: string, selected: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (selected + 1) % count;
  if (key === 'ArrowLeft') return (selected + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
