import type { BridgeEnvironment } from '../../../shared/bridge/bridge.ts';
import { receive } from '../../../shared/bridge/events.ts';
import type { ActionName, ActionPayloads } from '../../../shared/bridge/protocol.ts';
import type { ShellGlobals } from '../../../shared/bridge/transport.ts';
import messages from './messages.json';

interface Fixture {
  v: 1;
  id: string;
  action: ActionName;
  payload: ActionPayloads[ActionName];
}

/** A sample message of each action; native developers get the same file. */
export const actions = messages.sent as unknown as Fixture[];

type Settings = Partial<BridgeEnvironment['settings']>;

/** A page with or without the globals of a shell, and what it did, in order. */
export function page(
  globals: ShellGlobals = {},
  more: Partial<BridgeEnvironment> = {},
  set: Settings = {},
) {
  const done: string[] = [];
  const environment: BridgeEnvironment = {
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
      downloadPage: '/landing',
      aliases: {},
      ...set,
    },
    ...more,
  };
  return { environment, done };
}

/** A reply to a sent message, with the fixture's other fields. */
export function replyTo(sent: unknown, reply: object): string {
  const { id } = JSON.parse(String(sent));
  return JSON.stringify({ ...reply, id });
}

/** A native side that records its messages and replies a moment later. */
export function answering(sent: string[], reply: object = messages.received.done) {
  return {
    postMessage(message: unknown) {
      sent.push(String(message));
      queueMicrotask(() => receive(replyTo(message, reply)));
    },
  };
}

/** A native side that records its messages and does not reply. */
export function silent(sent: string[] = []) {
  return { postMessage: (message: unknown) => void sent.push(String(message)) };
}

export const PLATFORMS = {
  android: (port: { postMessage(message: unknown): void }): ShellGlobals => ({ lendShell: port }),
  ios: (port: { postMessage(message: unknown): void }): ShellGlobals => ({
    webkit: { messageHandlers: { lendShell: port } },
  }),
} as const;
