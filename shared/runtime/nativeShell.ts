import { queryText } from '../api/session/session.ts';
import { createBridge } from '../bridge/bridge.ts';
import type { ActionName, ActionPayloads, Outcome } from '../bridge/protocol.ts';
import { hasShell, type ShellGlobals } from '../bridge/transport.ts';
import { getConfig } from '../config/config.ts';
import { dropBorrowerRecords } from '../lib/storage.ts';
import { sanitizeUrl } from '../lib/url/sanitizeUrl.ts';
import { showToast } from '../ui/toast.ts';
import { showPanel } from './FallbackPanel.tsx';
import { guardEntries, guardHistory } from './historyGuard.ts';

/** Calls `work` after a delay, unless the page was hidden, covered (for example by a prompt) or closed in the meantime. */
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

/** Whether Back leads to a page: one that linked here, or another of this site. It may also lead to an empty tab. */
function canGoBack(): boolean {
  if (history.length - guardEntries() <= 1) return false;
  const { currentEntry, entries } = Object(window.navigation) as Partial<Navigation>;
  // The entries that guard this page have its own address.
  const earlier = entries?.call(window.navigation).slice(0, currentEntry?.index) ?? [];
  return document.referrer !== '' || earlier.some(({ url }) => url !== location.href);
}

const globals = window as unknown as ShellGlobals;
const openedByApp = ['ios', 'android'].includes(queryText('clientType'));

// Loaded once the page has its configuration, with the first action or in advance when the page is ready.
const bridge = createBridge({
  globals,
  userAgent: navigator.userAgent,
  openedByApp,
  timeoutMs: getConfig().shellTimeoutMs,
  visible: () => document.visibilityState === 'visible',
  assign: (href) => location.assign(href),
  canGoBack,
  historyBack: () => history.back(),
  notify: (text) => showToast(text),
  panel: showPanel,
  unlessLeft,
  sanitize: (raw) => sanitizeUrl(raw, { ...getConfig(), page: location.href }, 'shell'),
  clearSession: dropBorrowerRecords,
  settings: { ...getConfig(), aliases: getConfig().shellAliases },
});

// Now, so that the page knows before the first tap what the app can do.
void bridge.hello();

/** Sends an action to the native shell, or runs its browser fallback. Never rejects. */
export function shell<Name extends ActionName>(
  action: Name,
  payload: ActionPayloads[Name],
): Promise<Outcome> {
  return bridge.send(action, payload);
}

/**
 * Calls the listener on the app's Back event, where true keeps the page, or on the first Back in a browser.
 * @returns a function that removes the guard.
 */
export function guardBack(listener: () => boolean): () => void {
  const inApp = openedByApp || hasShell(globals, navigator.userAgent, getConfig().shellAliases);
  return inApp ? bridge.guardBack(listener) : guardHistory(listener);
}

/** The bridge's own functions, for the testers' page. */
export const { hello, recentMessages } = bridge;
