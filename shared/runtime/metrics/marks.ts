import { afterPaint } from '../../lib/waiting.ts';

/** Names of the moments of a page's start, as marks of the User Timing API, which the browser's tools show too. */
export const CONTENT_READY = 'content-ready';
/** The page's buttons answer from now on, and earlier taps have been answered. If it is set more than once, the first counts. */
export const CONTROL_ANSWERED = 'control-answered';

/** Sets a mark once what the page shows now has been painted. */
export function markAfterPaint(name: string): void {
  afterPaint(() => performance.mark(name));
}
