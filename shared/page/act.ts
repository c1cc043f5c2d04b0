import type { ActionName, ActionPayloads } from '../bridge/protocol.ts';
import { showToast } from '../ui/toast.ts';

/** Sends an action to the shell; its module is fetched when it is first needed. Never rejects. */
export async function act<Name extends ActionName>(
  action: Name,
  payload: ActionPayloads[Name],
): Promise<void> {
  try {
    const { shell } = await import('./shell.ts');
    await shell(action, payload);
  } catch {
    showToast('The connection was lost. Please try again.', { tone: 'error' });
  }
}
