import { queryText } from '../api/session/session.ts';
import { createBridge } from '../bridge/bridge.ts';
import type { ShellGlobals } from '../bridge/transport.ts';
import { getConfig } from '../config/config.ts';
import { dropBorrowerRecords } from '../lib/storage.ts';
import { sanitizeUrl } from '../lib/url/sanitizeUrl.ts';
import { showToast } from '../ui/toast.ts';
import { showPanel } from './FallbackPanel.tsx';
import { hashOf } from './hashRoute.ts';
import { keepInEntry, keptInEntry } from './historyEntry.ts';

/*
 * Notices Back in a browser, where no app announces it. A page is told of Back only if that leads to another entry of the
 * same page, and browsers skip entries that were added without a tap or key. So the first tap or key adds a second entry
 * with the same address. A borrower who only scrolls leaves without being asked.
 */

/** The page's own history entry, and the one that was added on top of it. */
type Entry = 'page' | 'guard';

const isEntry = (kind: Entry) => keptInEntry('guarded') === kind;

function add(): void {
  if (isEntry('guard')) return;
  keepInEntry('guarded', 'page' satisfies Entry);
  history.pushState({ ...history.state, guarded: 'guard' satisfies Entry }, '');
}

/** The number of history entries that exist only for the guard. */
function guardEntries(): number {
  return keptInEntry('guarded') ? 1 : 0;
}

/**
 * Calls the listener on the first Back, which does not leave the page. The second one does.
 * @returns a function that removes the guard and its entry, so that the page can be replaced in the history.
 */
function guardHistory(listener: () => unknown): () => void {
  const touches = ['pointerup', 'keydown'] as const;
  const back = () => {
    if (isEntry('page')) listener();
  };
  for (const touch of touches) document.addEventListener(touch, add);
  window.addEventListener('popstate', back);
  // The tap that closed the dialog counts too.
  if (navigator.userActivation?.isActive) add();
  return () => {
    for (const touch of touches) document.removeEventListener(touch, add);
    window.removeEventListener('popstate', back);
    if (isEntry('guard')) history.back();
  };
}

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
  settings: {
    ...getConfig(),
    downloadPage: `${getConfig().basePath}landing${hashOf('downloadTemplate')}`,
    aliases: getConfig().shellAliases,
  },
});

// Now, so that the page knows before the first tap what the app can do.
void bridge.hello();

/** Sends an action to the native shell, or runs its browser fallback. Never rejects. */
export const shell = bridge.send;

/**
 * Calls the listener on the app's Back event, where true keeps the page, or on the first Back in a browser.
 * @returns a function that removes the guard.
 */
export function guardBack(listener: () => boolean): () => void {
  return bridge.inShell() ? bridge.guardBack(listener) : guardHistory(listener);
}

/** The bridge's own functions, for the testers' page. */
export const { hello, recentMessages } = bridge;
