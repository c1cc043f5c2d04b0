import { tryOr } from './tryOr.ts';

/** Whether another origin frames this page. If so, the page shows nothing and sends nothing. */
export function isForeignFrame(): boolean {
  return window.top !== window.self && tryOr(() => window.top?.location.origin) !== location.origin;
}

/** The parts of the Network Information API that are used here. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const connection = () => Object(Object(navigator).connection) as Connection;

/** Whether the borrower asks for less traffic. */
export function savesData(): boolean {
  return connection().saveData || matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** Whether nothing should be prefetched: the borrower saves data, or the network is 2G. */
export function isPrefetchUnwanted(): boolean {
  return savesData() || /2g/.test(connection().effectiveType ?? '');
}
