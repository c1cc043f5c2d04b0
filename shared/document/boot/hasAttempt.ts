import {
  ATTEMPT_LIFE_MS,
  ATTEMPT_PREFIX,
  type Attempt,
  RECENT_MS,
  REPEAT_AFTER_MS,
} from '../../api/session/attempt.ts';

/** What the picker's button sends. */
const CODES = /^(payCode|extensionCode)\b/;

/**
 * Whether a screen may mention a request for a code that this device has sent: its outcome is unknown, it may arrive
 * late, or it was answered a short while ago. @param now epoch ms.
 */
export function hasAttempt(now: number): boolean {
  try {
    return Object.entries(localStorage).some(([name, stored]) => {
      if (!name.startsWith(ATTEMPT_PREFIX) || !CODES.test(name.slice(ATTEMPT_PREFIX.length))) {
        return false;
      }
      const { sentAt = now, doneAt = 0, notFound }: Partial<Attempt> = JSON.parse(stored);
      if (doneAt) return now - doneAt < RECENT_MS;
      return now - sentAt < (notFound ? REPEAT_AFTER_MS : ATTEMPT_LIFE_MS);
    });
  } catch {
    return false;
  }
}
