import { type BridgeEnvironment, createBridge } from '../../../shared/bridge/bridge.ts';
import type { ShellWindow } from '../../../shared/bridge/events.ts';
import type { ShellGlobals } from '../../../shared/bridge/transport.ts';
import messages from './messages.json';

/** What differs from a page in a plain browser. */
export interface Circumstances {
  globals?: ShellGlobals;
  more?: Partial<BridgeEnvironment>;
  set?: Partial<BridgeEnvironment['settings']>;
}

/** A page with its bridge, and what it did, in order. */
export function page({ globals = {}, more = {}, set = {} }: Circumstances = {}) {
  const done: string[] = [];
  const bridge = createBridge({
    globals,
    userAgent: 'Mozilla/5.0 (Linux; Android 10) Chrome/80',
    openedByApp: false,
    timeoutMs: 3000,
    visible: () => true,
    assign: (href) => done.push(`assign ${href}`),
    canGoBack: () => false,
    historyBack: () => done.push('back'),
    notify: (words) => done.push(`notify ${words}`),
    panel: ({ title, link, copy }) =>
      done.push(`panel ${title} ${link?.href ?? ''} ${copy ?? ''}`.trim()),
    unlessLeft: (_, work) => work(),
    sanitize(raw) {
      const href = String(raw);
      if (href.startsWith('https:')) return { kind: 'web', href, own: false };
      if (/^(lendapp:|product[/?])/.test(href)) return { kind: 'app', href };
      return href.startsWith('gcash:') ? { kind: 'wallet', href } : { kind: 'refused' };
    },
    clearSession: () => done.push('clear'),
    settings: {
      appScheme: 'lendapp',
      appHost: '',
      routeKeys: { main: 'main', login: 'login', order: 'order', productDetail: 'productDetail' },
      homeRoute: '/',
      loginRoute: '',
      productUrl: '',
      storeUrl: '',
      aliases: {},
      ...set,
    },
    ...more,
  });
  return { bridge, done };
}

/** What a shell calls on the page's window with a message. */
export const receive = (message: unknown): boolean =>
  (window as ShellWindow).__lendShellReceive?.(message) ?? false;

/** A reply to a sent message, with the fixture's other fields. */
export function replyTo(sent: unknown, reply: object): string {
  const { id } = JSON.parse(String(sent));
  return JSON.stringify({ ...reply, id });
}

/** A channel that records its messages and replies a moment later. @param reply null for none. */
export function portOf(sent: string[], reply: object | null = messages.received.done) {
  return {
    postMessage(message: unknown) {
      sent.push(String(message));
      if (reply) queueMicrotask(() => receive(replyTo(message, reply)));
    },
  };
}

/** Where an app puts its channel. */
export const PLATFORMS = {
  android: (port: ReturnType<typeof portOf>): ShellGlobals => ({ lendShell: port }),
  ios: (port: ReturnType<typeof portOf>): ShellGlobals => ({
    webkit: { messageHandlers: { lendShell: port } },
  }),
} as const;

/** A page in an app, and the messages that the app got. @param reply to each of them; null for none. */
export function pageInApp(
  reply: object | null = messages.received.done,
  { globals = {}, ...other }: Circumstances = {},
  platform: keyof typeof PLATFORMS = 'android',
) {
  const sent: string[] = [];
  const channel = PLATFORMS[platform](portOf(sent, reply));
  return { ...page({ ...other, globals: { ...channel, ...globals } }), sent };
}

export const actionsOf = (sent: readonly string[]): string[] =>
  sent.map((one) => JSON.parse(one).action);
