import { attempt, parsedJson } from './attempt.ts';
import { parse, type Schema } from './schema.ts';

/**
 * A store that never throws: what the device refuses (private mode, full, DOM storage off in an
 * Android web view) is kept in memory while the page lives.
 * @param device returns the platform's storage; may throw.
 */
export function openStore(device: () => Storage | null) {
  const memory = new Map<string, string>();
  const onDevice = <Value>(work: (store: Storage) => Value): Value | undefined =>
    attempt(() => {
      const store = device();
      return store ? work(store) : undefined;
    });
  return {
    read: (key: string): string | undefined =>
      memory.get(key) ?? onDevice((store) => store.getItem(key)) ?? undefined,
    write(key: string, value: string): void {
      const kept = onDevice((store) => {
        store.setItem(key, value);
        return true;
      });
      if (kept) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key: string): void {
      memory.delete(key);
      onDevice((store) => store.removeItem(key));
    },
    clear(): void {
      memory.clear();
      onDevice((store) => store.clear());
    },
    /** The names of all records. */
    names: (): string[] => [...memory.keys(), ...(onDevice(Object.keys) ?? [])],
  };
}

// The device's storage is one for the whole page, and so is the memory that stands in for it.

/** Lasts as long as the tab. */
export const sessionStore = openStore(() => sessionStorage);

/** Outlives the tab. */
export const localStore = openStore(() => localStorage);

/** The object that this tab keeps under a key; an empty one if there is none that can be read. */
export const keptObject = (key: string): object => Object(parsedJson(sessionStore.read(key) ?? ''));

/** What was kept as JSON; undefined if it is nothing that the schema reads. */
export function readKept<Output>(schema: Schema<Output>, kept: string | undefined) {
  return attempt(() => parse(schema, JSON.parse(kept ?? '')));
}

/**
 * What the local-storage names of records begin with that belong to one borrower's session. Attempts at writes do not:
 * signing out does not undo what was sent, and only the session that sent them can read them.
 */
export const SESSION_PREFIX = 'session|';

/** Deletes what the borrower typed and what pages stored for the borrower, at sign-out or when the session changes. */
export function dropBorrowerRecords(): void {
  sessionStore.clear();
  for (const name of localStore.names()) {
    if (name.startsWith(SESSION_PREFIX)) localStore.remove(name);
  }
}
