import type { ComponentType } from 'react';
import type { Call, Result } from '../../api/call.ts';
import type { Snapshot } from '../../api/session/writeRecord.ts';
import type { OpenOptions } from '../navigate.ts';
import type { WayOut } from '../wayOut.ts';

/** The result of a check. `gone`: the offer or order cannot be read any more, which proves nothing about the write. */
export type Finding = 'arrived' | 'notFound' | 'gone' | 'unknown' | 'unreadable';

/** Shared by all steps of a write. */
export interface WriteDeclaration {
  /** Part of the record's name. */
  key: string;
  /** `your ₱3,450.00 payment`. @param amount as the page shows it, or ''. */
  noun: (amount: string) => string;
  /** `the same payment`, with what makes it the same. @param path of the call that was sent. */
  same: (path: string) => string;
  /** The sentence after it has arrived. */
  found: () => string;
  /** The words of the button for one more, after it has arrived. */
  another: () => string;
  /** Reads the values that the write changes. */
  read: () => Promise<Result<Snapshot>>;
  /** @param before the values from before the first sending; null if they could not be read. */
  compare: (before: Snapshot, now: Snapshot) => Finding;
}

/** A write that must happen once, or a step of it. */
export interface Mutation<Input extends object, Output> extends WriteDeclaration {
  call: Call<Input, Output>;
  /** The input field with the one-time token, which a repetition sends again. */
  token?: keyof Input & string;
  /** The address in a reply, which a reopened page offers to open. */
  address?: (output: Output) => string;
  /** Of a success: `done` by default; `continues` if a next step of the write follows. */
  meaning?: (output: Output) => 'done' | 'continues' | 'unclear';
  /** A resend, such as of an SMS: code 800005 means 'too early', not 'received before'. */
  resend?: true;
}

export const mutation = <Input extends object, Output>(given: Mutation<Input, Output>) => given;

export interface MutationOptions {
  /** Reads the page's data again; resolves when they are on screen. */
  refresh?: () => Promise<unknown>;
  /** Called once the borrower has had time to read that the write has arrived. */
  leave: (way: WayOut) => unknown;
  /** The way on while the outcome is unknown. */
  NextStep: ComponentType;
  /** How to open the address of a reply. */
  opening?: OpenOptions;
}
