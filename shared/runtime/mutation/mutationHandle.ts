import type { Result } from '../../api/call.ts';
import type { OpenOptions } from '../navigate.ts';
import type { Snapshot } from './attempt.ts';
import type { Mutation, MutationState } from './mutation.ts';
import type { SendOptions } from './sendMutation.ts';

/** What a screen tells `useMutation` besides the mutation. */
export interface MutationOptions {
  /** Tells two mutations of a kind apart, such as two complaints. */
  about?: string;
  /** The values that the write changes, if the page has read them anyway. */
  current?: Snapshot;
  /** Reads the page's data again; resolves when they are on screen. */
  refresh?: () => Promise<unknown>;
  /** Called when a check proves that the write arrived, or the server says that it has it already. */
  onArrived?: () => unknown;
  /** The same for pages that are left then. Called once the borrower has had time to read the notice. */
  leave?: () => unknown;
  /** How to open the address in a reply, which replaces this page in the history. */
  opening?: OpenOptions;
  /** Shows no toast for refusals, for pages that show them themselves. */
  quiet?: boolean;
}

/** What a screen gives with one tap besides the input. */
export type Given = Pick<SendOptions, 'amount'>;

/** A write that must happen once, for use in a screen. */
export interface MutationHandle<Input extends object, Output> {
  state: MutationState;
  /** Whether the page is left once it has arrived. */
  leaves: boolean;
  /** Whether the page's own control is shown; otherwise `MutationNotice` takes its place. */
  offered: boolean;
  /** Whether the control is disabled: sending, checking, or finished until the page is left. */
  disabled: boolean;
  /** Sends it, unless an attempt exists. @returns the result; undefined if nothing was sent. */
  send(input: Input, given?: Given): Promise<Result<Output> | undefined>;
  /** Sends another step of the same mutation, which shares its record. */
  sendAs<OtherInput extends object, OtherOutput>(
    step: Mutation<OtherInput, OtherOutput>,
    input: OtherInput,
    given?: Given,
  ): Promise<Result<OtherOutput> | undefined>;
  /** Replaces this page by the address in the reply. If the address is refused, only says that it arrived. */
  openAnswer(address: string): void;
  /** Checks whether an attempt without a reply arrived. */
  check(): Promise<void>;
  /** The borrower sends again without proof, or once more after it was sent. */
  reopen(): void;
}
