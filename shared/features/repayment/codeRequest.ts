import { useEffect, useRef } from 'react';
import { payCodeCall } from '../../api/repayment.ts';
import { useSendOnce } from '../../runtime/sendOnce.ts';
import { waysToPayText } from './repayment.messages.ts';

/** The same request carries the same key for so long without an answer, ms. */
const KEY_LIFE_MS = 10 * 60_000;

/**
 * Requests codes for as long as the sheet is open. A borrower who closes it while an answer is awaited gives it up: another
 * code may be requested at once, and the late answer never leads away from the page. It is kept unless another one was
 * requested since, and the page then offers it by a link.
 */
export function useCodeRequest(isOpen: boolean) {
  const code = useSendOnce(payCodeCall, {
    keyLifeMs: KEY_LIFE_MS,
    lost: () => waysToPayText.lost,
    leaves: true,
  });
  const latest = useRef(0);
  const awaited = useRef(0);
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      if (awaited.current) code.release();
      awaited.current = 0;
    };
  }, [isOpen]);
  return {
    code,
    /** @returns undefined if one is being sent already, or the borrower did something else before the answer was there. */
    async ask(input: Parameters<typeof code.send>[0]) {
      const sent = code.send(input);
      if (!sent) return undefined;
      latest.current += 1;
      const own = latest.current;
      awaited.current = own;
      const result = await sent;
      const isAwaited = awaited.current === own;
      if (isAwaited) awaited.current = 0;
      return result && own === latest.current ? { result, isAwaited } : undefined;
    },
  };
}
