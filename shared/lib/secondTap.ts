/** A tap this soon after a dialog opened or closed is the second of a double tap: nobody reads and chooses sooner, ms. */
const DOUBLE_TAP_MS = 300;

/** How long buttons are ignored after an ignored tap, ms. */
const DOUBT_MS = 1000;

type Click = Pick<MouseEvent, 'detail' | 'timeStamp' | 'target'>;

/**
 * Tells which clicks in a dialog to ignore. The second tap of a double tap on "Payment Method" would choose the way to pay
 * that appears below the finger, so it is ignored. The borrower may believe it has chosen that way, so Confirm is ignored for
 * a moment too, unless a way was chosen since.
 * @param openedAt by the clock of events.
 */
export function secondTapOf(openedAt = performance.now()): (click: Click) => boolean {
  let ignoredAt = -DOUBT_MS;
  return ({ detail, timeStamp, target }) => {
    // `detail` counts the taps in one place.
    const isSecond = detail > 1 && timeStamp - openedAt < DOUBLE_TAP_MS;
    const isButton = (target as Element).closest('button');
    if (isSecond || !isButton) ignoredAt = isSecond ? timeStamp : -DOUBT_MS;
    return timeStamp - ignoredAt < DOUBT_MS;
  };
}

/**
 * Call it when a dialog closes: the second tap of a double tap on its button does nothing on the page below. Mouse events are
 * stopped too, because they focus fields and open lists. A slow phone may report a tap late, so this ends with the first
 * event that happened later, not after a time.
 */
export function ignoreSecondTap(): void {
  const events = ['mousedown', 'click'] as const;
  const closedAt = performance.now();
  const ignore = (event: MouseEvent) => {
    if (event.timeStamp - closedAt >= DOUBLE_TAP_MS)
      for (const name of events) window.removeEventListener(name, ignore, true);
    else if (event.detail > 1) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  for (const name of events) window.addEventListener(name, ignore, true);
}
