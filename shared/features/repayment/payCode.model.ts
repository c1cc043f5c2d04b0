import type { Channel, Repayment } from '../../api/repayment.ts';
import { digest } from '../../lib/keys.ts';

/** Channels that can be told apart: of several with one number, which is all that is sent, the first. */
export function distinctChannels<Known extends Pick<Channel, 'channel_number'>>(
  channels: readonly Known[],
): readonly Known[] {
  const numbers = channels.map(({ channel_number }) => channel_number);
  return channels.filter(({ channel_number }, place) => numbers.indexOf(channel_number) === place);
}

/** The channel chosen at first: the first in the list. */
export function defaultChannel(channels: readonly { key: string }[]): string {
  return channels[0]?.key ?? '';
}

/** The chosen channel if the server still offers it, else the first. */
export function offeredChannel(channels: readonly { key: string }[], chosen: string): string {
  return channels.some(({ key }) => key === chosen) ? chosen : defaultChannel(channels);
}

/** The values that change when a code is created or paid. */
export interface CodeReading {
  /** Order status; `''` if the order was not read. */
  status: string;
  amount: string;
  date: string;
  /** Fingerprint of the code that the page shows; `''` for none. */
  code: string;
  /** Fingerprints of the open codes; null if the server does not list them. */
  codes: string[] | null;
}

/** A reading of an instalment or extension, to check whether a request without a reply succeeded. */
export function codeReading(
  amount: string,
  { repayDate, codeList, defDetail }: Pick<Repayment, 'repayDate' | 'codeList' | 'defDetail'>,
): CodeReading {
  const codes = codeList?.map((one) => digest(JSON.stringify(one))) ?? null;
  const { payCode } = defDetail;
  return { status: '', amount, date: repayDate, code: payCode && digest(payCode), codes };
}
