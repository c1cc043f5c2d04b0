import { queryText } from '../api/session/session.ts';
import { createBridge } from '../bridge/bridge.ts';
import type { ActionName, ActionPayloads, Outcome } from '../bridge/protocol.ts';
import type { ShellGlobals } from '../bridge/transport.ts';
import { getConfig } from '../config/config.ts';
import { dropBorrowerRecords } from '../lib/storage.ts';
import { showToast } from '../ui/toast.ts';
import { showPanel } from './FallbackPanel.tsx';
import { sanitizeServerUrl } from './navigate.ts';

/** Calls `work` after a delay unless the page was hidden, covered or closed by then, even by a prompt about the link. */
function unlessLeft(afterMs: number, work: () => void): void {
  let left = false;
  const leave = () => {
    left = true;
  };
  const signs = [
    [window, 'pagehide'],
    [window, 'blur'],
    [document, 'visibilitychange'],
  ] as const;
  for (const [where, event] of signs) where.addEventListener(event, leave);
  setTimeout(() => {
    for (const [where, event] of signs) where.removeEventListener(event, leave);
    if (!left) work();
  }, afterMs);
}

// Loaded once the page has its configuration, with the first action or in advance when the page is ready.
const bridge = createBridge({
  globals: window as unknown as ShellGlobals,
  userAgent: navigator.userAgent,
  openedByApp: ['ios', 'android'].includes(queryText('clientType')),
  timeoutMs: getConfig().shellTimeoutMs,
  visible: () => document.visibilityState === 'visible',
  assign: (href) => location.assign(href),
  historyLength: () => history.length,
  historyBack: () => history.back(),
  notify: (text) => showToast(text),
  panel: showPanel,
  unlessLeft,
  sanitize: (raw) => sanitizeServerUrl(raw, 'shell'),
  clearSession: dropBorrowerRecords,
  settings: { ...getConfig(), aliases: getConfig().shellAliases },
});

// Ask now, so that the shell's abilities are known before the first tap.
void bridge.hello();

/** Sends an action to the native shell, or runs its browser fallback. Never rejects. */
export function shell<Name extends ActionName>(
  action: Name,
  payload: ActionPayloads[Name],
): Promise<Outcome> {
  return bridge.send(action, payload);
}

/** `guardBack` calls the listener on the shell's back event; true keeps the page. It returns a function that removes the guard. */
export const { guardBack, hello, recentMessages } = bridge;
