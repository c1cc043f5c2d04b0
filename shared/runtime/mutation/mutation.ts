import type { ComponentType } from 'react';
import type { Call } from '../../api/call.ts';
import type { Snapshot } from '../../api/session/attempt.ts';
import type { Verification } from '../../api/verification.ts';
import type { OpenOptions } from '../navigate.ts';

/** The server's code for a request that it has received before. */
export const ALREADY_RECEIVED = '800005';

/** What a page needs of a write, whatever its steps send. */
export interface Declared {
  /** It may be repeated at any time: no lock, no check, and after a lost reply its control is enabled at once. */
  idempotent?: true;
  /** A page that is opened soon afterwards says that it was sent, instead of offering it again. */
  recent?: true;
  /** Whether that is out of date by now. By default any change of the values counts. */
  hasMoved?: (before: Snapshot, current: Snapshot) => boolean;
  /** Another one may follow when a check shows that this one arrived, such as the next instalment. */
  another?: true;
  /** What it sends, in words: `your ₱3,450.00 request`; absent if it is idempotent. @param amount as the page shows it, or ''. */
  noun?: (amount: string) => string;
  /** Its check; absent if nothing that can be read proves the outcome. */
  verify?: Verification<never>;
  /** What to say when a check sees no change, and when it is not needed any more. */
  unchanged?: () => string;
  notNeeded?: () => string;
}

/** A write that must happen once, as its page or feature declares it. */
export interface Mutation<Input extends object, Output> extends Declared {
  /** Names its record on the device. */
  key: string;
  call: Call<Input, Output>;
  verify?: Verification<Input>;
  /** The input field with the one-time token, which a repetition must send again. */
  token?: keyof Input & string;
  /** The address in a reply, which a reopened page offers instead of sending again. */
  address?: (output: Output) => string;
  /** Only its reply makes it of use: after one that lacks its data, another may be sent unless a check finds the first. */
  needsReply?: true;
  /** Whether success ends it; otherwise the page continues with a next step. A reply that does not tell counts as none. */
  isOver?: (output: Output) => boolean | undefined;
  /** Fixed wording for code 800005, instead of the server's own. */
  received?: () => string;
  /** It asks again for what was sent before, such as an SMS: code 800005 refuses only that. */
  asksAgain?: true;
}

/** Declares a write that must happen once. */
export function mutation<Input extends object, Output>(
  given: Mutation<Input, Output>,
): Mutation<Input, Output> {
  return given;
}

/** What a screen tells `useMutation` besides the mutation. */
export interface MutationOptions {
  /** Tells two writes of a kind apart, such as two complaints. */
  about?: string;
  /** The values that the write changes, if the page has read them anyway. */
  current?: Snapshot;
  /** Reads the page's data again; resolves when they are on screen. */
  refresh?: () => Promise<unknown>;
  /** Called when it has arrived, as a check or the server says; `leave` once the borrower has had time to read that. */
  onArrived?: () => unknown;
  leave?: () => unknown;
  /** Where a borrower can go on to while the outcome is unknown. */
  WayOut?: ComponentType;
  /** How to open the address in a reply, which replaces this page in the history. */
  opening?: OpenOptions;
  /** Shows no toast for refusals, for pages that show them themselves. */
  quiet?: boolean;
}

/** What a screen has given last. */
export type Given = { mutation: Declared; options: MutationOptions };

/** What is sent, if something is. `amount` as the page shows it, or ''. */
export interface Sending<Input extends object, Output> {
  mutation: Mutation<Input, Output>;
  input: Input;
  amount: string;
}
