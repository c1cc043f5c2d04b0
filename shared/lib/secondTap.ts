/** How long after a dialog has opened or closed a tap may be the second of a double tap. Nobody reads and chooses sooner, ms. */
const DOUBLE_TAP_MS = 300;

/** How long a button waits after a tap that was ignored, ms. The borrower may take it for a choice. */
const DOUBT_MS = 1000;

type Click = Pick<MouseEvent, 'detail' | 'timeStamp' | 'target'>;

/**
 * Tells which clicks in a dialog to ignore: the second tap of a double tap on what has opened it would choose what appears
 * below the finger. If such a tap was meant as a choice, a button pressed right after it would confirm another one, so
 * buttons are ignored for a moment too, unless something was chosen since.
 * @param openedAt by the clock of events.
 */
export function secondTapOf(openedAt = performance.now()): (click: Click) => boolean {
  let ignoredAt = -DOUBT_MS;
  return ({ detail, timeStamp, target }) => {
    // The browser counts taps in one place.
    const isSecond = detail > 1 && timeStamp - openedAt < DOUBLE_TAP_MS;
    const isButton = (target as Element).closest('button');
    if (isSecond || !isButton) ignoredAt = isSecond ? timeStamp : -DOUBT_MS;
    return timeStamp - ignoredAt < DOUBT_MS;
  };
}

/** How long after it has happened a slow phone may report a tap, ms. */
const LATE_MS = 2000;

/**
 * Keeps the second tap of a double tap on a button of a dialog, which has just closed, from what stands below it on the page.
 * Mouse events are stopped too, because they focus fields and open lists.
 */
export function ignoreSecondTap(): void {
  const events = ['mousedown', 'click'] as const;
  const closedAt = performance.now();
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2 || event.timeStamp - closedAt >= DOUBLE_TAP_MS) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // The window of this moment: a test may end, and take its window away, before the time is over.
  const { window } = globalThis;
  for (const name of events) window.addEventListener(name, ignore, true);
  setTimeout(() => {
    for (const name of events) window.removeEventListener(name, ignore, true);
  }, LATE_MS);
}
