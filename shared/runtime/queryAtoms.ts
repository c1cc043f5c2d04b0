import { atom, type PrimitiveAtom, type WritableAtom } from 'jotai/vanilla';
import type { Failure, Result } from '../api/call.ts';
import type { Query } from '../api/query.ts';
import { type SendOptions, sendQuery } from '../api/send.ts';
import { text } from './runtime.messages.ts';

/** What a screen knows of the data it stands on. */
export type QueryState<Data> =
  | { status: 'loading' }
  | {
      status: 'failed';
      failure: Failure | 'missing';
      message: string;
      /** False where a part of the page that it takes did not load. */
      sent?: false | undefined;
      retrying: boolean;
    }
  /** `outdated`: the last attempt to read them again failed. */
  | { status: 'ready'; data: Data; refreshing: boolean; outdated?: true };

export interface QueryAtoms<Data> {
  state: PrimitiveAtom<QueryState<Data>>;
  /** Reads anew. Two callers share one read in flight; resolves when the state is set. */
  load: WritableAtom<null, [], Promise<void>>;
  /** Reads once more after any read in flight, which may have begun before what the caller knows of happened. */
  reload: WritableAtom<null, [], Promise<void>>;
}

/** The state after a read, from the one before it: data on screen outlive a failed refresh, but not their session. */
export function settled<Data>(before: QueryState<Data>, result: Result<Data>): QueryState<Data> {
  if (result.success) return { status: 'ready', data: result.data, refreshing: false };
  const { failure, message, sent } = result;
  const stays = before.status === 'ready' && failure !== 'signedOut';
  if (stays) return { ...before, refreshing: false, outdated: true };
  return { status: 'failed', failure, message, sent, retrying: false };
}

/** The state while a read is in flight: what stands stays, marked as being read again. */
export function inFlight<Data>(before: QueryState<Data>): QueryState<Data> {
  if (before.status === 'ready') return { ...before, refreshing: true };
  return before.status === 'failed' ? { ...before, retrying: true } : before;
}

/** A read that is more than one query; where the address lacks what it needs: what is missing in words, or undefined. */
type Read<Data> = () => Promise<Result<Data>> | string | undefined;

/**
 * A screen's remote data as atoms: loading, failed with Retry, ready.
 * @param source the query, or a function that reads. @param options of sending a query.
 */
export function queryAtoms<Data>(
  source: Query<object, Data> | Read<Data>,
  options?: SendOptions,
): QueryAtoms<Data> {
  const read = typeof source === 'function' ? source : () => sendQuery(source, options);
  const state = atom<QueryState<Data>>({ status: 'loading' });
  const flight = atom<{ read?: Promise<void> }>({});
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
        return;
      }
      set(state, inFlight(get(state)));
      const result = await reply;
      set(state, settled(get(state), result));
    };
    const under = get(flight).read;
    if (under) return under;
    const started = run().finally(() => set(flight, {}));
    set(flight, { read: started });
    return started;
  });
  const reload = atom(null, async (get, set) => {
    await get(flight).read;
    await set(load);
  });
  return { state, load, reload };
}
