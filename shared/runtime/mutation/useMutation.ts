import { useEffect, useRef, useState } from 'react';
import { ALREADY_RECEIVED, type Result } from '../../api/call.ts';
import { FAILURE_TEXT, writeFailureText } from '../../api/envelope.ts';
import { SIGNED_OUT } from '../../api/send.ts';
import { onRecordChanged } from '../../api/session/writeRecord.ts';
import type { AnyText } from '../../lib/messages.ts';
import { showToast } from '../../ui/toast.ts';
import { openServerAddress } from '../navigate.ts';
import { onResume, useOnline } from '../resume.ts';
import { startWayOut, type WayOut } from '../wayOut.ts';
import type { MutationOptions, WriteDeclaration } from './mutation.ts';
import { openWritePage, wakesAt } from './writePage.ts';

type Failed = Result<unknown> & { success: false };

export type MutationHandle = ReturnType<typeof useMutation>;

/**
 * A write that must happen once, with a state that outlives reloads, tabs and killed web views. A write of unknown outcome
 * is checked when the page opens.
 */
export function useMutation(mutation: WriteDeclaration, options: MutationOptions) {
  const latest = useRef({ mutation, options });
  latest.current = { mutation, options };
  const [page] = useState(() =>
    openWritePage(
      () => latest.current,
      (shown) => show(shown),
    ),
  );
  const [state, show] = useState(page.read);
  const way = useRef<WayOut>(undefined);

  useEffect(() => {
    void page.check();
    const offResume = onResume(async (cause) => {
      const { status } = page.read();
      // Fresh data before the control is enabled again.
      if (status === 'settled') await latest.current.options.refresh?.();
      // A check that finds the session ended must not lead to the next one.
      const isOpen = status === 'unsure' && cause?.type !== SIGNED_OUT;
      if (status === 'settled' || isOpen) await page.check();
    });
    const offChanged = onRecordChanged(page.name, () => {
      page.showRecorded();
      // The other tab may have changed what this one shows.
      void latest.current.options.refresh?.();
    });
    return () => {
      offResume();
      offChanged();
    };
  }, [page]);
  useOnline(() => {
    if (state.status === 'idle' && state.message === FAILURE_TEXT.offline) page.showRecorded();
  });
  useEffect(() => {
    const wake = wakesAt(state);
    if (wake === undefined) return;
    // A timer may be early by the fraction of a millisecond.
    const timer = setTimeout(() => void page.check(), wake - page.now() + 100);
    return () => clearTimeout(timer);
  }, [state, page]);

  // Ends a way out that is being opened, whose late answer is then dropped.
  const send: typeof page.send = (step, input, amount) => {
    if (page.read().status === 'idle') way.current = startWayOut();
    return page.send(step, input, amount);
  };

  const isDisabled = ['sending', 'checking', 'settled'].includes(state.status);

  return {
    options,
    another: mutation.another(),
    state,
    offered: ['idle', 'sending', 'settled'].includes(state.status),
    disabled: isDisabled,
    /** No more once the page says that the write has arrived, before it leaves. */
    busy: isDisabled && !(state.status === 'settled' && state.message),
    send,
    /** Started by the last write. */
    wayOut: () => way.current,
    /**
     * Replaces this page by the address in a reply. If the address is refused, says that the write has arrived.
     * @param started by default this starts a way out.
     */
    openAnswer(address: string, started?: WayOut) {
      const opening = { ...options.opening, replace: true, way: started };
      const opened = address ? openServerAddress(address, opening) : 'refused';
      if (opened === 'refused') page.showArrivedAndLeave();
      // This page stays if the app opened the address, or may stay if another way out has taken its place.
      if (opened === 'app' || opened === 'replaced') void page.check();
    },
    /** A toast about a failed `send`; no alert once a check has found the write, because the notice says so. */
    tellFailure(result: Failed, words: AnyText = writeFailureText(result)) {
      if (page.read().status !== 'settled') showToast(words, { tone: 'error' });
      // 'Received before' does not contradict the notice.
      else if (result.code === ALREADY_RECEIVED && words !== FAILURE_TEXT.refused) showToast(words);
    },
    check: () => void page.check(true),
    reopen: page.reopen,
  };
}
