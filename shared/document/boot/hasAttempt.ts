import type { Attempt } from '../../runtime/mutation/attempt.ts';
import {
  ATTEMPT_LIFE_MS,
  ATTEMPT_PREFIX,
  REMEMBERED_MS,
} from '../../runtime/mutation/remembered.ts';

/** What the picker's button sends. */
const CODES = /^(payCode|extensionCode)\b/;

/**
 * Whether a screen may mention a request for a code that this device has sent: its outcome is unknown, or it was answered
 * a short while ago. @param now epoch ms.
 */
export function hasAttempt(now: number): boolean {
  try {
    return Object.entries(localStorage).some(([name, stored]) => {
      if (!name.startsWith(ATTEMPT_PREFIX) || !CODES.test(name.slice(ATTEMPT_PREFIX.length))) {
        return false;
      }
      const { sentAt = now, doneAt = 0, notFound }: Partial<Attempt> = JSON.parse(stored);
      if (doneAt) return now - doneAt < REMEMBERED_MS;
      return !notFound && now - sentAt < ATTEMPT_LIFE_MS;
    });
  } catch {
    return false;
  }
}
