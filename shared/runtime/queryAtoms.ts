import { type Atom, atom, type WritableAtom } from 'jotai/vanilla';
import type { Failure, Result } from '../api/call.ts';
import type { Query } from '../api/query.ts';
import { sendQuery } from '../api/send.ts';
import type { SendQuery } from './firstScreen.ts';
import { text } from './runtime.messages.ts';
import { showFailure } from './showFailure.ts';

/** The state of a screen's remote data. */
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
}

/** The state after a read. Data on the screen stay after a failed refresh, unless the session has ended. */
export function settled<Data>(before: QueryState<Data>, result: Result<Data>): QueryState<Data> {
  if (result.success) return { status: 'ready', data: result.data, refreshing: false };
  const { failure, message, sent } = result;
  const stays = before.status === 'ready' && failure !== 'signedOut';
  if (stays) return { ...before, refreshing: false, outdated: true };
  return { status: 'failed', failure, message, sent, retrying: false };
}

/** The state during a read: data or error stay, marked as being read again. */
export function inFlight<Data>(before: QueryState<Data>): QueryState<Data> {
  if (before.status === 'ready') return { ...before, refreshing: true };
  return before.status === 'failed' ? { ...before, retrying: true } : before;
}

/** Reads the data of a screen. If the address lacks a parameter, gives a sentence about it instead, or undefined. */
type Read<Data> = (send: SendQuery) => Promise<Result<Data>> | string | undefined;

interface QueryOptions {
  /** Data that are shown beside these: they are read again with them, and by Retry if they have failed too. */
  beside?: QueryAtoms<unknown>;
}

/**
 * Creates the atoms of a screen's remote data: loading, failed with Retry, ready.
 * @param source the query, or a function that reads more than one.
 */
export function queryAtoms<Data>(
  source: Query<object, Data> | Read<Data>,
  { beside }: QueryOptions = {},
): QueryAtoms<Data> {
  const send: SendQuery = (query) => {
    const reply = sendQuery(query);
    void reply?.then((result) => showFailure(query.call, result));
    return reply;
  };
  const read = () => (typeof source === 'function' ? source(send) : send(source));
  const state = atom<QueryState<Data>>({ status: 'loading' });
  const flight = atom<{ read?: Promise<boolean> }>({});
  const load = atom(null, (get, set) => {
    const run = async () => {
      const reply = read();
      if (!reply || typeof reply === 'string') {
        set(state, {
          status: 'failed',
          failure: 'missing',
          message: reply ?? text.incomplete,
          retrying: false,
        });
        return false;
      }
      set(state, inFlight(get(state)));
      const result = await reply;
      set(state, settled(get(state), result));
      return result.success;
    };
    if (beside && get(beside.state).status === 'failed') void set(beside.load);
    const current = get(flight).read;
    if (current) return current;
    const started = run().finally(() => set(flight, {}));
    set(flight, { read: started });
    return started;
  });
  const reload = atom(null, async (get, set) => {
    if (beside) void set(beside.reload);
    await get(flight).read;
    return set(load);
  });
  return { state, load, reload };
}
