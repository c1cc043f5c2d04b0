import { ATTEMPT_PREFIX } from '../../lib/storage.ts';
import type { Attempt } from '../../runtime/mutation/attempt.ts';

/** Whether the outcome of any write that this device has sent is still unknown (`openOf`). */
export function hasOpenAttempt(): boolean {
  try {
    return Object.entries(localStorage).some(([name, stored]) => {
      if (!name.startsWith(ATTEMPT_PREFIX)) return false;
      const { doneAt, notFound }: Partial<Attempt> = JSON.parse(stored);
      return !doneAt && !notFound;
    });
  } catch {
    return false;
  }
}
