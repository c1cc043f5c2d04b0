import { useEffect } from 'react';
import { getBoot } from '../api/boot.ts';
import { linkParameters } from '../api/session/session.ts';
import type { Route } from '../config/routes.ts';
import { isPrefetchUnwanted } from '../lib/browser.ts';

/** How long after the page has loaded prefetching starts, ms. */
const DELAY_MS = 300;

function addPrefetch(href: string, as: string): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = as;
  link.href = href;
  document.head.appendChild(link);
}

function prefetchNow(route: Route): void {
  const next = getBoot()?.next?.[route];
  if (!next) return;
  // The same address as `pageAddress` gives for a page without its own parameters.
  const query = `${new URLSearchParams(linkParameters())}`;
  if (next.address) addPrefetch(`${next.address}${query && `?${query}`}`, 'document');
  for (const file of next.files) addPrefetch(file, 'script');
}

/** @returns stops what has not begun. */
function prefetchPage(route: Route): (() => void) | undefined {
  if (isPrefetchUnwanted()) return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const go = () => {
    timer = setTimeout(() => prefetchNow(route), DELAY_MS);
  };
  if (document.readyState === 'complete') go();
  else addEventListener('load', go);
  return () => {
    clearTimeout(timer);
    removeEventListener('load', go);
  };
}

/** Prefetches a page that may come next, once this one has loaded and if the network allows. */
export function usePrefetch(route: Route | false): void {
  useEffect(() => (route ? prefetchPage(route) : undefined), [route]);
}
