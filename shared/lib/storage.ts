import * as v from 'valibot';
import { keepInEntry, keptInEntry } from './historyEntry.ts';
import { parsedJson, tryOr } from './tryOr.ts';

/**
 * Never throws: what the device refuses (private mode, full, DOM storage off in an Android web view) is kept in memory
 * while the page lives. @param device may throw. @param entryName where the page's entry in the history keeps it as well,
 * for a reload.
 */
// @__NO_SIDE_EFFECTS__
function openStore<Name extends string>(device: () => Storage | null, entryName?: string) {
  const before = entryName && tryOr(() => keptInEntry(entryName));
  const memory = new Map<string, string>(Object.entries(Object(parsedJson(`${before}`))));
  const keepMemory = () => {
    if (entryName) keepInEntry(entryName, JSON.stringify(Object.fromEntries(memory)));
  };
  const onDevice = <Value>(work: (store: Storage) => Value): Value | undefined =>
    tryOr(() => {
      const store = device();
      return store ? work(store) : undefined;
    });
  return {
    read: (key: Name): string | undefined =>
      memory.get(key) ?? onDevice((store) => store.getItem(key)) ?? undefined,
    write(key: Name, value: string): void {
      const isOnDevice = onDevice((store) => {
        store.setItem(key, value);
        return true;
      });
      const isChanged = isOnDevice ? memory.delete(key) : memory.set(key, value);
      if (isChanged) keepMemory();
    },
    remove(key: Name): void {
      if (memory.delete(key)) keepMemory();
      onDevice((store) => store.removeItem(key));
    },
    names: (): string[] => [...memory.keys(), ...(onDevice(Object.keys) ?? [])],
  };
}

// The device's storage is one for the whole page, and so is the memory that stands in for it.

/**
 * All keys of the session storage. Signing out deletes every one. Records of writes are not among them: they are in the
 * local storage, because signing out does not undo what was sent.
 */
const SESSION_KEYS = [
  /** Whose the others are (`dropRecordsOfOthers`). */
  'owner',
  // The draft of the bank form: the account, and what was typed, by kind of field.
  'bank',
  'text',
  'enum',
  'citySelect',
  'day',
  // Reserved by the specification for the forms of an application for a loan. Those are screens of the app, so none here uses
  // them; another page of the same origin may.
  'public',
  'personal',
  'job',
  'ext',
  /** Drafts of complaints. */
  'complaint',
  /** The number that was typed to register. */
  'registration',
  /** A device id for a visitor whose address has none. */
  'visitorId',
  /** The card payment that waits for its code. */
  'codeStep',
  // The last code of an instalment and of an extension, and what it was requested for.
  'payCodeRequest',
  'extensionCodeRequest',
  /** What a write has done, for the page of its order. */
  'receipt',
  /** When the last complaint was sent. */
  'complaintSent',
  /** The `Idempotency-Key`s of writes that got no answer. */
  'unansweredKeys',
  /** When countdowns end. */
  'deadlines',
  /** The address of the agreement that was opened on a separate page. */
  'openedAgreement',
  /** The last redirects of orders. */
  'redirected',
  /** The borrower has tapped Repayment, so the kind tips stay closed. */
  'showBankTip',
] as const;

type SessionKey = (typeof SESSION_KEYS)[number];

/** Lasts as long as the tab. */
export const sessionStore = openStore<SessionKey>(() => sessionStorage);

/** Outlives the tab. */
export const localStore = openStore<string>(() => localStorage, 'stored');

/** An empty object if there is none that can be read. */
export const keptObject = (key: SessionKey): object =>
  Object(parsedJson(sessionStore.read(key) ?? ''));

/** @param kept JSON. @returns undefined if it does not match the schema. */
export function readKept<Output>(
  schema: v.GenericSchema<unknown, Output>,
  kept = '',
): Output | undefined {
  const read = v.safeParse(schema, parsedJson(kept));
  return read.success ? read.output : undefined;
}

/**
 * The prefix of the local-storage names of records that belong to one borrower's session. Records of writes do not: signing
 * out does not undo what was sent.
 */
export const SESSION_PREFIX = 'session|';

/** At sign-out, or when the session changes. */
export function dropBorrowerRecords(): void {
  for (const key of SESSION_KEYS) sessionStore.remove(key);
  for (const name of localStore.names()) {
    if (name.startsWith(SESSION_PREFIX)) localStore.remove(name);
  }
}
