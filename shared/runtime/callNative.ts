import type { ActionName, ActionPayloads, Outcome } from '../bridge/protocol.ts';
import { showLost } from '../ui/lazy/reloadPage.ts';
import { loadNativeShell } from './loadNativeShell.ts';

/**
 * Sends an action to the shell; its module is fetched when it is first needed. Never rejects.
 * @returns what became of it; `none` where nothing did.
 */
export async function callNative<Name extends ActionName>(
  action: Name,
  payload: ActionPayloads[Name],
): Promise<Outcome> {
  try {
    const { shell } = await loadNativeShell();
    return await shell(action, payload);
  } catch {
    showLost();
    return 'none';
  }
}

/** Fetches the shell's module ahead of need, for an action that must not wait. Never rejects. */
export function warmUpShell(): void {
  loadNativeShell().catch(() => undefined);
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
  loadNativeShell().then(
    (shell) => {
      if (!released) release = shell.guardBack(listener);
    },
    () => undefined,
  );
  return () => release();
}
