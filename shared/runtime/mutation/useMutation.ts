import { useEffect, useRef, useState } from 'react';
import { SIGNED_OUT } from '../../api/send.ts';
import { onRecordChanged } from '../../api/session/writeRecord.ts';
import { openServerAddress } from '../navigate.ts';
import { onResume } from '../resume.ts';
import type { MutationOptions, WriteDeclaration } from './mutation.ts';
import { openWritePage, wakesAt } from './writePage.ts';

/** A write as a screen has it. */
export type MutationHandle = ReturnType<typeof useMutation>;

/**
 * A write that must happen once: its state, kept over reloads, tabs and killed web views, and the functions to send, check
 * and repeat it. One without a certain answer is checked when the page opens.
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

  useEffect(() => {
    void page.check();
    const offResume = onResume(async (cause) => {
      const { status } = page.read();
      // After a finished write, a borrower who returns sees fresh data before the control is enabled again.
      if (status === 'settled') await latest.current.options.refresh?.();
      // A check that finds the session ended must not lead to the next one.
      const isOpen = status === 'unsure' && cause?.type !== SIGNED_OUT;
      if (status === 'settled' || isOpen) await page.check();
    });
    const offChanged = onRecordChanged(page.name, () => {
      void page.check();
      // The other tab may have changed what this one shows.
      void latest.current.options.refresh?.();
    });
    return () => {
      offResume();
      offChanged();
    };
  }, [page]);
  useEffect(() => {
    const wake = wakesAt(state);
    if (wake === undefined) return;
    // A timer may be early by the fraction of a millisecond.
    const timer = setTimeout(() => void page.check(), wake - page.now() + 100);
    return () => clearTimeout(timer);
  }, [state, page]);

  return {
    options,
    state,
    offered: ['idle', 'sending', 'settled'].includes(state.status),
    /** Whether the control is disabled: sending, checking, or finished until the page is left. */
    disabled: ['sending', 'checking', 'settled'].includes(state.status),
    send: page.send,
    /** Replaces this page by the address in the reply. If that is refused, says that the write has arrived. */
    openAnswer(address: string) {
      const opening = { ...options.opening, replace: true };
      const opened = address ? openServerAddress(address, opening) : 'refused';
      if (opened === 'refused') page.stay();
      // This page stays if the app opened the address.
      if (opened === 'app') void page.check();
    },
    check: () => void page.check(),
    reopen: page.reopen,
  };
}
