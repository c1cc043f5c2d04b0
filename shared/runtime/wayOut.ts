import { useEffect, useRef, useState } from 'react';
import { onResume } from './resume.ts';

/** Aborted once another way out has taken its place, or the page is left. */
export type WayOut = AbortSignal;

/** Dispatched on the document when a way out takes the place of any other; `detail` is that way out. */
const TAKEN = 'wayout';

const otherThan = (way: WayOut | undefined, event: Event) => (event as CustomEvent).detail !== way;

/** A link within the page does not leave it. */
function followsLink({ target }: Event): boolean {
  const link = target instanceof Element && target.closest('a[href]');
  return !!link && !link.getAttribute('href')?.startsWith('#');
}

/** For leaving after a message, which nobody has tapped: gives way to any tapped way out, and ends none. */
export function automaticWayOut(): WayOut {
  const ended = new AbortController();
  const way = ended.signal;
  const end = (): void => {
    document.removeEventListener(TAKEN, onTaken);
    window.removeEventListener('click', onClick, true);
    window.removeEventListener('pagehide', end);
    ended.abort();
  };
  const onTaken = (event: Event) => otherThan(way, event) && end();
  const onClick = (event: Event) => followsLink(event) && end();
  document.addEventListener(TAKEN, onTaken);
  window.addEventListener('click', onClick, true);
  window.addEventListener('pagehide', end);
  return way;
}

const takePlace = (way?: WayOut) => document.dispatchEvent(new CustomEvent(TAKEN, { detail: way }));

/** Call it in the tap: ends the way out that is being opened. */
export function startWayOut(): WayOut {
  takePlace();
  return automaticWayOut();
}

/** @param go starts the navigation, which stops if another way out is started. */
export function leaveBy(way: WayOut, go: () => void): void {
  takePlace(way);
  const stopWaiting = () => {
    document.removeEventListener(TAKEN, onTaken);
    window.removeEventListener('pagehide', stopWaiting);
  };
  const onTaken = (event: Event) => {
    if (!otherThan(way, event)) return;
    stopWaiting();
    // Otherwise a slow page could still replace this one while the newer one is being opened.
    stop();
  };
  document.addEventListener(TAKEN, onTaken);
  window.addEventListener('pagehide', stopWaiting);
  go();
}

/** Undefined as soon as the way out has ended. Rejects only if the work does. */
export function whileCurrent<Outcome>(
  way: WayOut | undefined,
  work: Promise<Outcome>,
): Promise<Outcome | undefined> {
  if (!way) return work;
  const ended = new Promise<undefined>((resolve) => {
    way.addEventListener('abort', () => resolve(undefined));
  });
  return Promise.race([work, ended]);
}

/**
 * For a button that leaves the page after other work. Busy until its way out has ended, the borrower comes back, or `end`
 * is called.
 */
export function useWayOut() {
  const [busy, setBusy] = useState(false);
  const current = useRef<WayOut>(undefined);
  /** @param way nothing happens if the button has started another one since. */
  const end = (way = current.current) => {
    if (way !== current.current) return;
    current.current = undefined;
    setBusy(false);
  };
  useEffect(() => onResume(() => end()), []);
  return {
    busy,
    /** Undefined if the button has started one already. */
    start(): WayOut | undefined {
      if (current.current) return undefined;
      const way = startWayOut();
      current.current = way;
      way.addEventListener('abort', () => end(way));
      setBusy(true);
      return way;
    },
    end,
  };
}
