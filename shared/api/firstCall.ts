import type { RawReply } from './call.ts';

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
