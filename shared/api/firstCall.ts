import type { RawReply, RequestSpec } from './call.ts';

/** What a page's manifest entry says of its first call: which call, and which of its fields. */
export interface FirstCall {
  wire: RequestSpec;
  /** Own parameters, each taken from the common parameter of the same name. */
  fields: readonly ('productId' | 'product_id' | 'orderId')[];
  /** Own parameters that stand in the address under the same name; without one of them no call is made. */
  own?: readonly string[];
  /** Own parameters taken from the query parameter named beside each, left out where it is absent. */
  query?: Readonly<Record<string, string>>;
  /** Own parameters whose values never change. */
  fixed?: Record<string, string>;
  /** Query parameters without which the page makes no call: the pattern that each must match. */
  needs?: Record<string, string>;
  /** A reply field that, when it is filled, means "leave at once": nothing is painted then. */
  hold?: string;
  /** A query parameter with which the page needs another call. */
  unlessQuery?: string;
}

/**
 * A reply that the boot script already asked for, once; undefined when there is none for this path.
 * The promise rejects as `fetch` does.
 */
export function takeFirstReply(path: string): Promise<RawReply> | undefined {
  const { replies = {} } = window.__boot ?? {};
  const reply = replies[path];
  delete replies[path];
  return reply;
}
