/** Version of the envelope; additive changes keep it (bridge.md). */
export const PROTOCOL_VERSION = 1;
/** Largest message to the shell, characters. */
export const LONGEST_MESSAGE = 8192;

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
  reportConfirm: { productId: string; orderId?: string; at: number };
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

export type EventName = 'back' | 'resume';

/** What became of an action: never an error (bridge.md). */
export type Outcome = 'native' | 'sent' | 'browser' | 'none';

/** A reply of the shell to one message. */
export interface Reply {
  id: string;
  ok: boolean;
  data: unknown;
}
