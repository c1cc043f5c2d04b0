import { useEffect, useState } from 'react';
import { lazyModule } from '../../shared/lazy/lazyModule.ts';
import { goTo } from '../../shared/page/navigate.ts';
import { clearCountdown } from '../../shared/session/deadline.ts';
import { showToast } from '../../shared/ui/toast.ts';
import type { Payment } from './cardRepayment.address.ts';
import { type Failed, isUnanswered } from './cardRepayment.model.ts';
import { text } from './cardRepayment.text.ts';
import { countdownOf, forgetCodeStep } from './codeStep.model.ts';

/** Time to read that a request was already there before its order opens, ms. */
const RECEIVED_MS = 1500;

/** What the page says of its last write, in place. */
export interface Notice {
  title: string;
  detail: string;
  /** Offers the way to the order. */
  toOrder?: boolean;
}

/** The state of the page's writes, and how each is run. */
export interface Writes {
  busy: boolean;
  notice: Notice | undefined;
  /** Does a write; whatever failed is said in place and as a toast. @returns what did not fail. */
  run<Done extends { step: string }>(
    work: () => Promise<Done | Failed | undefined>,
  ): Promise<Done | undefined>;
  /** Says something that needs no call. */
  say(title: string): void;
  /** Takes back what was said: the borrower acts on it. */
  hush(): void;
  /** Reads the ways anew, with a fresh token, while the buttons wait. */
  renew(): Promise<void>;
  /** Over: the order tells the rest. */
  leave(): void;
}

function isFailed(outcome: { step: string } | Failed): outcome is Failed {
  return 'detail' in outcome;
}

const loadLater = lazyModule('pages/cardRepayment/isSettled.ts', () => import('./isSettled.ts'), {
  ahead: true,
});

/** Fetches ahead of need what a lost answer calls for. Never rejects. */
export function warmUpWrites(): void {
  loadLater().catch(() => undefined);
}

/** Whether the order moved on; false when neither script nor status can be had. */
function hasMovedOn(payment: Payment): Promise<boolean> {
  return loadLater().then(
    ({ isSettled }) => isSettled(payment),
    () => false,
  );
}

/** Runs the writes of one payment; a lost answer is looked into before the buttons come back (decisions 4). */
export function useWrites(payment: Payment, refresh: () => Promise<void>): Writes {
  const [busy, setBusy] = useState(false);
  const [received, setReceived] = useState(false);
  const [notice, setNotice] = useState<Notice | undefined>(() =>
    isUnanswered(payment, Date.now())
      ? { title: '', detail: text.unknown, toOrder: true }
      : undefined,
  );

  const leave = () => {
    forgetCodeStep();
    clearCountdown(countdownOf(payment), Date.now());
    goTo('loanDetail', {}, true);
  };

  useEffect(() => {
    if (!received) return;
    const timer = setTimeout(() => goTo('loanDetail', {}, true), RECEIVED_MS);
    return () => clearTimeout(timer);
  }, [received]);

  const lookInto = async (title: string) => {
    setNotice({ title, detail: text.checking });
    if (await hasMovedOn(payment)) return leave();
    await refresh();
    setNotice({ title, detail: text.unknown, toOrder: true });
    setBusy(false);
  };

  const fail = async ({ step, title, detail }: Failed) => {
    showToast(title, { tone: 'error' });
    if (step === 'unknown') return lookInto(title);
    setNotice({ title, detail, toOrder: step === 'received' });
    if (step === 'received') {
      forgetCodeStep();
      setReceived(true);
    } else setBusy(false);
  };

  return {
    busy,
    notice,
    leave,
    async run<Done extends { step: string }>(work: () => Promise<Done | Failed | undefined>) {
      setBusy(true);
      setNotice(undefined);
      const outcome = await work();
      if (!outcome) return undefined;
      if (isFailed(outcome)) {
        await fail(outcome);
        return undefined;
      }
      // A page that is leaving keeps its buttons shut.
      if (outcome.step !== 'done') setBusy(false);
      return outcome;
    },
    say(title) {
      showToast(title, { tone: 'error' });
      setNotice({ title, detail: '' });
    },
    hush: () => setNotice(undefined),
    async renew() {
      setNotice(undefined);
      setBusy(true);
      await refresh();
      setBusy(false);
    },
  };
}
