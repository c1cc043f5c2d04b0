import type { ComponentType } from 'react';
import type { Call, Result } from '../../api/call.ts';
import type { Snapshot } from '../../api/session/writeRecord.ts';
import type { OpenOptions } from '../navigate.ts';

/** The result of a check. `gone`: what the write is about cannot be read any more, which proves nothing about the write. */
export type Finding = 'arrived' | 'notFound' | 'gone' | 'unknown' | 'unreadable';

/** The properties of a write that must happen once, whatever its steps send. */
export interface WriteDeclaration {
  /** Names its record on the device. */
  key: string;
  /** The thing that it sends, in words: `your ₱3,450.00 payment`. @param amount as the page shows it, or ''. */
  noun: (amount: string) => string;
  /** The sentence for one that has arrived, by a check or the words of the server. */
  found: () => string;
  /** Reads the values that it changes. */
  read: () => Promise<Result<Snapshot>>;
  /** Whether they show that it arrived. @param before those from before it was first sent; null if there are none. */
  compare: (before: Snapshot, now: Snapshot) => Finding;
}

/** A write that must happen once, or a step of it, as its page or feature declares it. */
export interface Mutation<Input extends object, Output> extends WriteDeclaration {
  call: Call<Input, Output>;
  /** The input field with the one-time token, which a repetition must send again. */
  token?: keyof Input & string;
  /** The address in a reply, which a reopened page offers instead of sending again. */
  address?: (output: Output) => string;
  /** The meaning of a success: the write is done, as by default, or the page continues with a next step. */
  meaning?: (output: Output) => 'done' | 'continues' | 'unclear';
  /** It asks again for what was sent before, such as an SMS: code 800005 refuses only that. */
  resend?: true;
}

/** Declares a write that must happen once. */
export const mutation = <Input extends object, Output>(given: Mutation<Input, Output>) => given;

/** Options of `useMutation` besides the mutation. */
export interface MutationOptions {
  /** Reads the page's data again; resolves when they are on screen. */
  refresh?: () => Promise<unknown>;
  /** Leaves the page, once the borrower has had time to read that the write has arrived. */
  leave: () => unknown;
  /** Where a borrower can go on to while the outcome is unknown. */
  NextStep: ComponentType;
  /** How to open the address in a reply, which replaces this page in the history. */
  opening?: OpenOptions;
}
