import { type Atom, atom, type WritableAtom } from 'jotai/vanilla';
import type { Failure, Result } from '../api/call.ts';
import { hasServerWords } from '../api/envelope.ts';
import { sendQuery } from '../api/send.ts';
import { showToast } from '../ui/toast.ts';
import type { Read } from './firstScreen.ts';
import { runtimeText } from './runtime.messages.ts';

export type QueryState<Data> =
  | { status: 'loading' }
  | {
      status: 'failed';
      failure: Failure | 'missing';
      message: string;
      /** False if nothing was sent, because a part of the page could not be loaded. */
      sent?: false | undefined;
      retrying: boolean;
    }
  /** `outdated`: the last attempt to read the data again failed. */
  | { status: 'ready'; data: Data; refreshing: boolean; outdated?: true };

/** A screen's remote data as atoms. */
export interface QueryAtoms<Data> {
  state: Atom<QueryState<Data>>;
  /**
   * Reads the data. A caller during a read waits for that read. Resolves when the state is set, to whether the data are
   * now the server's.
   */
  load: WritableAtom<null, [], Promise<boolean>>;
  /** Waits for a read in flight, then reads again, because that read may have begun before what the caller wants to see. */
  reload: WritableAtom<null, [], Promise<boolean>>;
  /** Reads again while a read takes long. Whichever succeeds first is shown. */
  restart: WritableAtom<null, [], Promise<boolean>>;
}

/** The state after a read. Data on the screen stay after a failed refresh, unless the session has ended. */
function settled<Data>(before: QueryState<Data>, result: Result<Data>): QueryState<Data> {
  if (result.success) return { status: 'ready', data: result.data, refreshing: false };
  const { failure, message, sent } = result;
  const stays = before.status === 'ready' && failure !== 'signedOut';
  if (stays) return { ...before, refreshing: false, outdated: true };
  return { status: 'failed', failure, message, sent, retrying: false };
}

/** The state during a read: data or error stay, marked as being read again. */
function inFlight<Data>(before: QueryState<Data>): QueryState<Data> {
  if (before.status === 'ready') return { ...before, refreshing: true };
  return before.status === 'failed' ? { ...before, retrying: true } : before;
}

/** How a read is live. */
export interface ReadOptions {
  /** What becomes of a failed read; by default a refusal is a toast. */
  failed?: (result: Result<unknown> & { success: false }) => void;
  /** What the address lacks, in a sentence, where more can be said than that it is incomplete. */
  incomplete?: () => string | undefined;
}

interface QueryOptions extends ReadOptions {
  /** Data that are shown beside these: they are read again with them, and by Retry if they have failed too. */
  beside?: QueryAtoms<unknown> | undefined;
}

/** A toast with the words of the server. The screen itself tells of a failure that has none. */
export function quoteFailure(result: Result<unknown>): void {
  if (result.success) return;
  const { failure, message } = result;
  const isQuoted = failure === 'server' ? hasServerWords(result) : failure === 'refused';
  if (isQuoted) showToast(message, { tone: 'error' });
}

/** A read that is under way. */
interface Flight {
  read?: Promise<boolean>;
}

/** Creates the atoms of a screen's remote data: loading, failed with Retry, ready. */
export function queryAtoms<Data>(
  source: Read<Data>,
  { beside, failed = quoteFailure, incomplete }: QueryOptions = {},
): QueryAtoms<Data> {
  const read = () => (typeof source === 'function' ? source(sendQuery) : sendQuery(source));
  const state = atom<QueryState<Data>>({ status: 'loading' });
  const flight = atom<Flight>({});
  const load = atom(null, (get, set) => {
    const run = async (own: Flight) => {
      const reply = read();
      if (!reply) {
        set(state, {
          status: 'failed',
          failure: 'missing',
          message: incomplete?.() ?? runtimeText.incomplete,
          retrying: false,
        });
        return false;
      }
      set(state, inFlight(get(state)));
      const result = await reply;
      // One that was given up counts only if it succeeds after all.
      if (get(flight) !== own && !result.success) return false;
      if (!result.success) failed(result);
      set(state, settled(get(state), result));
      return result.success;
    };
    if (beside && get(beside.state).status === 'failed') void set(beside.load);
    const current = get(flight).read;
    if (current) return current;
    const own: Flight = {};
    set(flight, own);
    own.read = run(own).finally(() => {
      if (get(flight) === own) set(flight, {});
    });
    return own.read;
  });
  const restart = atom(null, (_, set) => {
    set(flight, {});
    return set(load);
  });
  const reload = atom(null, async (get, set) => {
    if (beside) void set(beside.reload);
    await get(flight).read;
    return set(load);
  });
  return { state, load, reload, restart };
}
