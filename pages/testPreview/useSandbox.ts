import { useEffect, useRef, useState } from 'react';
import { send } from '../../shared/api/send.ts';
import {
  armingOf,
  type Faults,
  faultCall,
  faultsCall,
  type LedgerEntry,
  ledgerCall,
  releaseCall,
  settingsCall,
} from './sandbox.model.ts';
import type { Tester } from './tester.model.ts';
import type { Preview } from './usePreview.ts';

/** How often the sandbox is read while the tester looks at it, ms. */
const POLL_MS = 1500;

/** What the sandbox says of a session. */
interface Seen {
  /** Its effects; undefined without a sandbox. */
  ledger: readonly LedgerEntry[] | undefined;
  faults: Faults | undefined;
}

/** Tells the sandbox a session's fault and reply variant. */
async function tell(tester: Tester): Promise<void> {
  const { sessionId, fault, replyVariant } = tester;
  await send(faultCall, { sessionId, fault: 'none' });
  if (fault) await send(faultCall, { sessionId, ...armingOf(tester) });
  await send(settingsCall, { sessionId, replyVariant });
}

const isPlain = ({ fault, replyVariant }: Tester) => !fault && replyVariant === '0';

/** What the sandbox has to be told; it forgets with each reset. */
const settingsOf = (tester: Tester, resets: number, again: number) =>
  JSON.stringify([
    ...[tester.sessionId, tester.fault, tester.faultOn, tester.faultTimes, tester.replyVariant],
    ...[resets, again],
  ]);

/**
 * The sandbox of the tester's session: it gets the chosen fault and reply variant, and is read again and again while the
 * tab is in view.
 */
export function useSandbox(preview: Preview) {
  const { tester } = preview.settled;
  const { sessionId } = tester;
  const [seen, setSeen] = useState<Seen>({ ledger: [], faults: undefined });
  const [again, setAgain] = useState(0);
  const [told, setTold] = useState<string>();
  const [reads, setReads] = useState(0);
  const queue = useRef(Promise.resolve());
  const wanted = settingsOf(tester, preview.resets, again);
  const look = () => setReads((last) => last + 1);

  useEffect(() => {
    // What somebody else has told the sandbox stays, until this tester chooses something.
    const silent = told === undefined && isPlain(tester);
    // One after the other, so that the last choice is what stays.
    const after = silent ? queue.current : queue.current.then(() => tell(tester));
    queue.current = after.then(() => setTold(wanted)).then(look);
  }, [wanted]);

  useEffect(() => {
    let left = false;
    const read = async () => {
      if (document.visibilityState !== 'visible') return;
      const [ledger, faults] = await Promise.all([
        send(ledgerCall, { sessionId }),
        send(faultsCall, { sessionId }),
      ]);
      if (!left) setSeen({ ledger: ledger.data, faults: faults.data });
    };
    void read();
    const timer = setInterval(read, POLL_MS);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [sessionId, preview.resets, reads]);

  return {
    ...seen,
    /** The sandbox has been told what the tester has chosen, or there is none. */
    isTold: told === settingsOf(preview.tester, preview.resets, again),
    /** Adds the fault again, once it has happened. */
    armAgain: () => setAgain(again + 1),
    /** Lets the held calls go on. */
    async release() {
      await send(releaseCall, { sessionId });
      look();
    },
  };
}

export type TestedSandbox = ReturnType<typeof useSandbox>;
