import type { Engine } from '../engines.ts';
import type { Phone } from '../phone.ts';

/** One way through the site, written once for all engines. */
export interface Flow {
  name: string;
  /** Also in the short run of CI. */
  few?: true;
  /** Longest duration, ms; that of a test by default. */
  timeout?: number;
  run(phone: Phone, engine: Engine): Promise<void>;
  /** Problems that belong to the flow, such as requests that are meant to fail. */
  expected?: readonly RegExp[];
}

/** A request that was meant to fail, in the words of each engine. */
export const LOST_REQUEST = [
  /Failed to load (resource|‘)/,
  /NetworkError/,
  /net::ERR_/,
  /Load failed/,
  /Loading module from .* was blocked/,
];

/** What engines write of a worker whose script is gone or fails. */
export const BROKEN_WORKER = [/bad HTTP response code/, /ServiceWorker/i];

/** What a page says when a part of it is lost. */
export const LOST_PART = 'Part of this page did not load. Check your connection.';
