import * as v from 'valibot';
import { flag, requiredText, text } from '../../api/coerce.ts';
import { ownerOf } from '../../api/session/session.ts';
import { readKept, sessionStore } from '../../lib/storage.ts';
import { tryOr } from '../../lib/tryOr.ts';

/** Of an instalment, and of an extension. */
const PLACES = ['payCodeRequest', 'extensionCodeRequest'] as const;

const placeOf = (isDelay: boolean) => PLACES[isDelay ? 1 : 0];

const record = v.object({
  page: text,
  owner: text,
  /** As the server sent it. */
  address: requiredText,
  /** Epoch ms. */
  savedAt: v.pipe(requiredText, v.transform(Number)),
  channel: text,
  /** An address, as the server sent it. */
  channelLogo: text,
  product: text,
  amount: text,
  date: text,
  isDelay: flag,
});

type KeptRequest = v.InferOutput<typeof record>;

export type CodeInfo = Pick<
  KeptRequest,
  'channel' | 'channelLogo' | 'product' | 'date' | 'isDelay'
>;

/** Its own parameters, because the common ones may be added to its address. */
function pageOf(address: string): string {
  const query = new URL(address, location.href).searchParams;
  return JSON.stringify(['payCode', 'payCodeImg', 'repayAmount'].map((name) => query.get(name)));
}

/** For this tab. @param now epoch ms. */
export function keepRequest(
  address: string,
  info: CodeInfo & { amount: string },
  now: number,
): void {
  // If the address is malformed, no page opens.
  tryOr(() => {
    const kept = { ...info, address, page: pageOf(address), owner: ownerOf('payCode') };
    sessionStore.write(placeOf(info.isDelay), JSON.stringify({ ...kept, savedAt: now }));
  });
}

const kept = (place: (typeof PLACES)[number]) => readKept(record, sessionStore.read(place));

/**
 * For the code at this address. A link that somebody else made finds nothing, so that no forged code stands below the
 * borrower's own product.
 */
export function keptRequest(address: string | undefined): CodeInfo | undefined {
  const found = PLACES.map(kept).find(
    (one) => address !== undefined && one?.page === pageOf(address),
  );
  if (!found) return undefined;
  const { channel, channelLogo, product, date, isDelay } = found;
  return { channel, channelLogo, product, date, isDelay };
}

/** The code that this tab has got for what is due now. */
export function lastCode({
  isDelay,
  amount,
  date,
}: Pick<KeptRequest, 'isDelay' | 'amount' | 'date'>) {
  const found = kept(placeOf(isDelay));
  const isForThis =
    found?.owner === ownerOf('payCode') && found.amount === amount && found.date === date;
  return isForThis ? found : undefined;
}
