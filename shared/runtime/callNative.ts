import type { ActionName, ActionPayloads, CountedName, Outcome } from '../bridge/protocol.ts';
import { showLoadError } from '../ui/reloadPage.ts';
import { loadNativeShell } from './loadNativeShell.ts';

/**
 * Sends an action to the shell, and tells the borrower if the bridge cannot be loaded. Never rejects.
 * @returns how the action was carried out; `none` if it was not.
 */
export async function callNative<Name extends Exclude<ActionName, CountedName>>(
  action: Name,
  payload: ActionPayloads[Name],
): Promise<Outcome> {
  try {
    const { shell } = await loadNativeShell();
    return await shell(action, payload);
  } catch {
    showLoadError();
    return 'none';
  }
}

/**
 * Reports an event that the shell only counts; the borrower does not miss it. Never rejects.
 * @returns settles once the bridge has it, which sends it at once to a shell that is ready, or if there is no bridge.
 */
export async function reportNative<Name extends CountedName>(
  action: Name,
  payload: ActionPayloads[Name],
): Promise<void> {
  const bridge = await loadNativeShell().catch(() => undefined);
  void bridge?.shell(action, payload);
}

/** Loads the bridge in advance, for an action that must not wait. Never rejects. */
export function preloadShell(): void {
  loadNativeShell().catch(() => undefined);
}

/**
 * Calls the listener on the app's Back event, or on the first Back in a browser. If it returns true, the page stays. If
 * the bridge cannot be loaded, Back is not guarded. @returns a function that removes the guard.
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
