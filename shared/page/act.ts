import type { ActionName, ActionPayloads } from '../bridge/protocol.ts';
import { showLost } from '../lazy/reloadPage.ts';
import { loadShell } from './loadShell.ts';

/** Sends an action to the shell; its module is fetched when it is first needed. Never rejects. */
export async function act<Name extends ActionName>(
  action: Name,
  payload: ActionPayloads[Name],
): Promise<void> {
  try {
    const { shell } = await loadShell();
    await shell(action, payload);
  } catch {
    showLost();
  }
}

/** Fetches the shell's module ahead of need, for an action that must not wait. Never rejects. */
export function warmUpShell(): void {
  loadShell().catch(() => undefined);
}

/**
 * Asks the listener at the shell's back event: true keeps the page. Where the module cannot be
 * fetched Back goes unasked. @returns gives the guard up.
 */
export function guardBack(listener: () => boolean): () => void {
  let released = false;
  let release = () => {
    released = true;
  };
  loadShell().then(
    (shell) => {
      if (!released) release = shell.guardBack(listener);
    },
    () => undefined,
  );
  return () => release();
}
