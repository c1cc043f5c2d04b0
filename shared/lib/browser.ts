import { tryOr } from './tryOr.ts';

/** Whether another origin frames this page. If so, the page shows nothing and sends nothing. */
export function isForeignFrame(): boolean {
  return window.top !== window.self && tryOr(() => window.top?.location.origin) !== location.origin;
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

export const connection = () => Object(Object(navigator).connection) as Connection;

export function savesData(): boolean {
  return connection().saveData || matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** The borrower saves data, or the network is 2G. */
export function isPrefetchUnwanted(): boolean {
  return savesData() || /2g/.test(connection().effectiveType ?? '');
}
