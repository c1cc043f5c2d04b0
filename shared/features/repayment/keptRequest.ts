import { flag, text } from '../../api/coerce.ts';
import { attempt } from '../../lib/attempt.ts';
import * as v from '../../lib/schema.ts';
import { readKept, sessionStore } from '../../lib/storage.ts';

const KEY = 'payCodeRequest';

const record = v.object({
  page: text,
  channel: text,
  /** Its address as the server sent it. */
  channelLogo: text,
  product: text,
  date: text,
  isDelay: flag,
});

/** What a code pays, as far as it is known. */
export type CodeInfo = Omit<v.InferOutput<typeof record>, 'page'>;

/** What tells one code's page from another's: its own parameters, because the common ones may be added to its address. */
function pageOf(address: string): string {
  const query = new URL(address, location.href).searchParams;
  return JSON.stringify(['payCode', 'payCodeImg', 'repayAmount'].map((name) => query.get(name)));
}

/** Keeps, for this tab, what the code at an address was requested for. */
export function keepRequest(address: string, info: CodeInfo): void {
  // If the address is malformed, no page opens.
  attempt(() => sessionStore.write(KEY, JSON.stringify({ ...info, page: pageOf(address) })));
}

/**
 * What the code at this address was requested for. A link that somebody else made finds nothing, so that no forged code
 * stands below the borrower's own product.
 */
export function keptRequest(address: string | undefined): CodeInfo | undefined {
  const kept = readKept(record, sessionStore.read(KEY));
  if (address === undefined || kept?.page !== pageOf(address)) return undefined;
  const { page: _, ...info } = kept;
  return info;
}
