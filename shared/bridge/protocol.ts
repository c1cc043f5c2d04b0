/** Version of the envelope; additive changes keep it (bridge.md). */
export const PROTOCOL_VERSION = 1;
/** Largest payload to the shell, bytes of its JSON. */
export const LONGEST_PAYLOAD = 8192;

/** Payload of each action to the shell (bridge.md; shapes are proposed, the spec shows none). */
export interface ActionPayloads {
  openPage: { url: string; title?: string };
  closeWebView: { reason: 'done' | 'cancel' | 'saved' };
  openProduct: { productId: string; position?: string };
  goHome: Record<string, never>;
  goMine: Record<string, never>;
  returnToLogin: { reason: 'expired' | 'missing' };
  callPhone: { number: string };
  openRating: { from: 'order' };
  reportConfirm: { productId: string; orderId?: string; position?: string; at: number };
  bindStart: { productId: string; cardType: string; source?: string };
  bindEnd: { productId: string; ok: boolean; source?: string };
}

export type ActionName = keyof ActionPayloads;

/** Actions whose shell answers; the others are sent and forgotten. */
export const REPLYING: readonly ActionName[] = [
  'openPage',
  'openProduct',
  'goHome',
  'goMine',
  'returnToLogin',
  'callPhone',
  'openRating',
];

/** Messages about the bridge itself, not among the spec's eleven actions. */
export interface ControlPayloads {
  /** `page` is the path alone: the query carries the borrower's session. */
  hello: { page: string; v: typeof PROTOCOL_VERSION };
  backGuard: { on: boolean };
}

/** What goes to the shell as JSON text; `action` may be an existing app's own name (legacy alias). */
export interface Envelope {
  v: typeof PROTOCOL_VERSION;
  id: string;
  action: string;
  payload: object;
}

/** What a shell says of itself: by its document-start script, or in its reply to `hello`. */
export interface ShellInfo {
  shell: string;
  actions: readonly string[];
  events: readonly string[];
}

export type EventName = 'back' | 'resume';

/** What became of an action: never an error (bridge.md). */
export type Outcome = 'native' | 'sent' | 'browser' | 'none';

/** A reply of the shell to one message. */
export interface Reply {
  id: string;
  ok: boolean;
  data: unknown;
  /** `{code: 'unsupported' | 'denied' | 'invalid' | 'failed', message}` as the shell sent it, unchecked. */
  error: unknown;
}
