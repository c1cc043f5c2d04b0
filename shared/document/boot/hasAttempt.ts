import type { Attempt } from '../../runtime/mutation/attempt.ts';
import { ATTEMPT_PREFIX, REMEMBERED_MS } from '../../runtime/mutation/remembered.ts';

/**
 * Whether a screen may mention a write that this device has sent: its outcome is unknown, or it was answered a short while
 * ago. @param now epoch ms.
 */
export function hasAttempt(now: number): boolean {
  try {
    return Object.entries(localStorage).some(([name, stored]) => {
      if (!name.startsWith(ATTEMPT_PREFIX)) return false;
      const { doneAt = 0, notFound }: Partial<Attempt> = JSON.parse(stored);
      return doneAt ? now - doneAt < REMEMBERED_MS : !notFound;
    });
  } catch {
    return false;
  }
}
