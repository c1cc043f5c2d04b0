import type { ActionName, ActionPayloads, CountedName, Outcome } from '../bridge/protocol.ts';
import { showLoadError } from '../ui/reloadPage.ts';
import { loadNativeShell } from './loadNativeShell.ts';
import { startWayOut, type WayOut } from './wayOut.ts';

/**
 * Tells the borrower if the bridge cannot be loaded. Never rejects. @param way that the action belongs to; nothing happens
 * once it has ended. @returns `none` if the action was not carried out.
 */
export async function callNative<Name extends Exclude<ActionName, CountedName>>(
  action: Name,
  payload: ActionPayloads[Name],
  way: WayOut = startWayOut(),
): Promise<Outcome> {
  try {
    const { shell } = await loadNativeShell();
    return await shell(action, payload, way);
  } catch {
    if (!way.aborted) showLoadError();
    return 'none';
  }
}

/**
 * The borrower does not miss it. Never rejects. @returns settles once the bridge has the event, which it sends at once to a
 * shell that is ready, or if there is no bridge.
 */
export async function reportNative<Name extends CountedName>(
  action: Name,
  payload: ActionPayloads[Name],
): Promise<void> {
  const bridge = await loadNativeShell().catch(() => undefined);
  void bridge?.shell(action, payload);
}

/** By all marks that the bridge knows: the only place to ask. Rejects if the bridge cannot be loaded. */
export async function isInApp(): Promise<boolean> {
  const { inShell } = await loadNativeShell();
  return inShell();
}

/** For an action that must not wait. Never rejects. */
export function preloadShell(): void {
  loadNativeShell().catch(() => undefined);
}

/**
 * Calls the listener on the app's Back event, where true keeps the page, or on the first Back in a browser. Back ends a way
 * out that is being opened. Without the bridge, Back is not guarded. @returns removes the guard.
 */
export function guardBack(listener: () => boolean): () => void {
  let released = false;
  let release = () => {
    released = true;
  };
  loadNativeShell().then(
    (shell) => {
      if (released) return;
      release = shell.guardBack(() => {
        startWayOut();
        return listener();
      });
    },
    () => undefined,
  );
  return () => release();
}
