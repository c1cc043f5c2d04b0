import { queryText } from '../api/session/session.ts';
import { createBridge } from '../bridge/bridge.ts';
import type { ShellGlobals } from '../bridge/transport.ts';
import { getConfig } from '../config/config.ts';
import { addEntry, keepInEntry, keptInEntry } from '../lib/historyEntry.ts';
import { dropBorrowerRecords } from '../lib/storage.ts';
import { sanitizeUrl } from '../lib/url/sanitizeUrl.ts';
import { showToast } from '../ui/toast.ts';
import { showPanel } from './FallbackPanel.tsx';

/*
 * Notices Back in a browser, where no app announces it. A page is told of Back only if that leads to another entry of the
 * same page, and browsers skip entries that were added without a tap or key. So the first tap or key adds a second entry
 * with the same address. A borrower who only scrolls leaves without being asked.
 */

type Entry = 'page' | 'guard';

const isEntry = (kind: Entry) => keptInEntry('guarded') === kind;

function add(): void {
  if (isEntry('guard')) return;
  if (!keepInEntry('guarded', 'page' satisfies Entry)) return;
  const isAdded = addEntry({ ...history.state, guarded: 'guard' satisfies Entry });
  if (!isAdded) keepInEntry('guarded', '');
}

function guardEntries(): number {
  return keptInEntry('guarded') ? 1 : 0;
}

/**
 * The first Back does not leave the page; the second does. @returns removes the guard and its entry, so that the page can
 * be replaced in the history.
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

/** Not if the page was hidden, covered (for example by a prompt) or closed in the meantime. */
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

/** To one that linked here, or another of this site. It may also lead to an empty tab. */
function canGoBack(): boolean {
  if (history.length - guardEntries() <= 1) return false;
  const { currentEntry, entries } = Object(window.navigation) as Partial<Navigation>;
  // The entries that guard this page have its own address.
  const earlier = entries?.call(window.navigation).slice(0, currentEntry?.index) ?? [];
  return document.referrer !== '' || earlier.some(({ url }) => url !== location.href);
}

/** How long a page waits for the app's reply to a message. */
const REPLY_TIMEOUT_MS = 3000;

const globals = window as unknown as ShellGlobals;
const openedByApp = ['ios', 'android'].includes(queryText('clientType'));

// Loaded once the page has its configuration, with the first action or in advance when the page is ready.
const bridge = createBridge({
  globals,
  userAgent: navigator.userAgent,
  openedByApp,
  timeoutMs: REPLY_TIMEOUT_MS,
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
    aliases: getConfig().shellAliases,
  },
});

// Now, so that the page knows before the first tap what the app can do.
void bridge.hello();

/** Never rejects. */
export const shell = bridge.send;

/** On the app's Back event, where true keeps the page, or on the first Back in a browser. @returns removes the guard. */
export function guardBack(listener: () => boolean): () => void {
  return bridge.inShell() ? bridge.guardBack(listener) : guardHistory(listener);
}

/** `hello` and `recentMessages` are for the testers' page. */
export const { inShell, hello, recentMessages } = bridge;
