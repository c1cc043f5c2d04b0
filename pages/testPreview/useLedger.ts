import { useEffect, useState } from 'react';
import { send } from '../../shared/api/send.ts';
import { type LedgerEntry, ledgerCall } from './ledger.model.ts';

/** How often the ledger is read while the tester looks at it, ms. */
const POLL_MS = 1500;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The ledger of a session, read again and again while the tab is in view; undefined without a sandbox. */
export function useLedger(sessionId: string): readonly LedgerEntry[] | undefined {
  const [entries, setEntries] = useState<readonly LedgerEntry[] | undefined>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const read = async () => {
      if (document.visibilityState === 'visible') {
        const result = await send(ledgerCall, { sessionId });
        if (left) return;
        const found = result.success ? result.data : undefined;
        setEntries((last) => (isSame(last, found) ? last : found));
      }
      timer = setTimeout(read, POLL_MS);
    };
    void read();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [sessionId]);
  return entries;
}
