import type { ComponentType } from 'react';
import type { Call, Result } from '../../api/call.ts';
import type { Snapshot } from '../../api/session/attempt.ts';
import type { Verification } from '../../api/verification.ts';
import type { OpenOptions } from '../navigate.ts';
import type { Rules, State, WriteRecord } from './state.ts';

/** The server's code for a request that it has received before. */
export const ALREADY_RECEIVED = '800005';

/** What a page needs of a write, whatever its steps send. */
export interface Declared extends Rules {
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
  /** Whether a reply tells what happened; otherwise it counts as no reply. */
  isConclusive?: (output: Output) => boolean;
  /** Only its reply makes it of use: after one that lacks its data, another may be sent unless a check finds the first. */
  needsReply?: true;
  /** Whether success ends it; otherwise the page continues with a next step. */
  isOver?: (output: Output) => boolean;
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

/** What a page holds of a write, under the storage key of the session's own record. */
export interface PageRecord {
  name: string;
  read: () => WriteRecord;
  write: (record: WriteRecord) => void;
  given: () => Given;
}

/** A write that must happen once, for use in a screen. */
export interface MutationHandle extends Given {
  state: State;
  /** Whether the page's own control is shown; otherwise `MutationNotice` takes its place. */
  offered: boolean;
  /** Whether the control is disabled: sending, checking, or finished until the page is left. */
  disabled: boolean;
  /**
   * Sends it, or a step of it that shares its record, unless something stands in the way.
   * @param amount as the page shows it. @returns the result; undefined if nothing was sent.
   */
  send<Input extends object, Output>(
    step: Mutation<Input, Output>,
    input: NoInfer<Input>,
    amount?: string,
  ): Promise<Result<Output> | undefined>;
  /** Replaces this page by the address in the reply. If the address is refused, says so, or without a payment that it arrived. */
  openAnswer(address: string): void;
  /** Checks whether an attempt without a reply arrived. */
  check(): Promise<unknown>;
  /** The borrower sends again without proof, or once more after it was sent. */
  reopen(): void;
}
