import { useEffect, useRef } from 'react';
import type { Tester } from './tester.model.ts';
import { phoneAddress } from './testPreview.links.ts';
import type { Phone } from './usePhone.ts';
import type { SetUpState } from './useSetUp.ts';

/** How long a live phone waits for further changes, for example while a field is being typed, ms. */
const SETTLE_MS = 350;

/** What an opened page depends on. The network is not part of it: it changes under the open page. */
function keyOf(tester: Tester, href: string | undefined, dialectChanges: number): string {
  const { network, ...shell } = tester.phone;
  return JSON.stringify([href, shell, dialectChanges]);
}

/**
 * Opens the chosen page in the phone when the phone appears.
 * @param isLive opens it again after each change that it depends on; otherwise the tester does so.
 * @returns opens it at once.
 */
export function useOpening(
  phone: Phone,
  { tester, dialect, isApplying }: SetUpState,
  isLive: boolean,
): () => void {
  const href = phoneAddress(tester);
  const key = keyOf(tester, href, dialect.changes);
  const opened = useRef<string>(undefined);
  const { network } = tester.phone;
  const open = () => {
    if (!href) return;
    opened.current = key;
    phone.open(href, tester);
  };
  useEffect(() => {
    const isFirst = opened.current === undefined;
    if (isApplying || opened.current === key || !(isLive || isFirst)) return;
    // Meanwhile the tester may have opened it.
    const openOnce = () => opened.current !== key && open();
    const timer = setTimeout(openOnce, isFirst ? 0 : SETTLE_MS);
    return () => clearTimeout(timer);
  }, [key, isLive, isApplying]);
  const last = useRef(network);
  useEffect(() => {
    if (last.current !== network) phone.changeNetwork(network);
    last.current = network;
  }, [network, phone.changeNetwork]);
  return open;
}
