import { localStore } from '../../lib/storage.ts';
import { readAttempt, removeAttempt, writeAttempt } from './attempt.ts';
import { ATTEMPT_LIFE_MS, ATTEMPT_PREFIX, REMEMBERED_MS } from './remembered.ts';

/** When a record was written, epoch ms; NaN if it cannot be read, such as one of another release. */
function sentAtOf(name: string): number {
  try {
    return Number(JSON.parse(localStore.read(name) ?? '').sentAt);
  } catch {
    return Number.NaN;
  }
}

/**
 * Deletes all records that are too old to count, and in those that were answered the address that no page offers any
 * more. @param now epoch ms.
 */
export function tidyAttempts(now: number): void {
  for (const name of localStore.names()) {
    if (!name.startsWith(ATTEMPT_PREFIX)) continue;
    const found = readAttempt(name, now);
    if (!found && now - sentAtOf(name) >= ATTEMPT_LIFE_MS) removeAttempt(name);
    if (!found?.address || now - found.doneAt < REMEMBERED_MS) continue;
    writeAttempt(name, { ...found, address: '' });
  }
}
