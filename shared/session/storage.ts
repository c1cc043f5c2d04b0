/** Session-storage keys by their name on the device: those of spec 2.1, the flag of spec 4, the house's own. */
export type SessionKey =
  | 'public'
  | 'personal'
  | 'job'
  | 'ext'
  | 'bank'
  | 'enum'
  | 'text'
  | 'citySelect'
  | 'day'
  | 'showBankTip'
  | 'pending'
  | 'redirected'
  | 'complaint'
  | 'deadlines'
  | 'codeStep'
  | 'visitorId';

export interface Shelf {
  read(key: string): string | undefined;
  write(key: string, value: string): void;
  remove(key: string): void;
  clear(): void;
}

/**
 * A store that never throws: what the device refuses (private mode, full, DOM storage off in an
 * Android web view) is kept in memory for this page.
 * @param device gives the platform's store; may throw.
 */
export function openShelf(device: () => Storage | null): Shelf {
  const memory = new Map<string, string>();
  const attempt = <Value>(work: (store: Storage) => Value): Value | undefined => {
    try {
      const store = device();
      return store ? work(store) : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => memory.get(key) ?? attempt((store) => store.getItem(key)) ?? undefined,
    write(key, value) {
      const kept = attempt((store) => {
        store.setItem(key, value);
        return true;
      });
      if (kept) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt((store) => store.removeItem(key));
    },
    clear() {
      memory.clear();
      attempt((store) => store.clear());
    },
  };
}

const sessionShelf = openShelf(() => sessionStorage);

/** What outlives the tab: the repayment info of spec 2.12, and what a tester has set. */
export const localShelf = openShelf(() => localStorage);

/** Reads a session value, or undefined. Never throws. */
export function readSession(key: SessionKey): string | undefined {
  return sessionShelf.read(key);
}

/** Keeps a session value for this tab; in memory where the device refuses. */
export function writeSession(key: SessionKey, value: string): void {
  sessionShelf.write(key, value);
}

/** Forgets one session value. */
export function removeSession(key: SessionKey): void {
  sessionShelf.remove(key);
}

/** The testers' own settings (spec 2.9); they say nothing of a borrower. */
export const TESTER_KEY = 'tester';

/** Forgets everything about the borrower on this device (return to login, hardening T14). */
export function clearSession(): void {
  const tester = localShelf.read(TESTER_KEY);
  sessionShelf.clear();
  localShelf.clear();
  if (tester) localShelf.write(TESTER_KEY, tester);
}
