/** Version of the envelope; additive changes keep it (bridge.md). */
export const PROTOCOL_VERSION = 1;
/** Largest payload to the shell, bytes of its JSON. */
export const LONGEST_PAYLOAD = 8192;
/** How long messages may wait for a shell that comes after its page, and how many may (bridge.md, "Queue"). */
export const LATE_SHELL_MS = 3000;
export const MOST_WAITING = 20;

/**
 * What a payload's field holds: any text, an address that passes the URL sanitizer, a number
 * to call, a number, true or false, or one of the words listed.
 */
export type FieldKind = 'text' | 'address' | 'phone' | 'number' | 'flag' | readonly string[];

/** Fields of a payload by name; a name that ends in `?` may be left out. */
export type PayloadFields = Readonly<Record<string, FieldKind>>;

/** One action of the shell. The shell answers it, or takes it without a word. */
export interface Action {
  payload: PayloadFields;
  replies: boolean;
  /** The shell only counts it; without a shell nothing is lost to the borrower. */
  counted?: true;
}

/** Every action of the spec, once (spec 7.9; payloads are proposed, the spec shows none). */
export const ACTIONS = {
  openPage: { payload: { url: 'address', 'title?': 'text' }, replies: true },
  closeWebView: { payload: { reason: ['done', 'cancel', 'saved'] }, replies: false },
  openProduct: { payload: { productId: 'text', 'position?': 'text' }, replies: true },
  goHome: { payload: {}, replies: true },
  goMine: { payload: {}, replies: true },
  returnToLogin: { payload: { reason: ['expired', 'missing'] }, replies: true },
  callPhone: { payload: { number: 'phone' }, replies: true },
  openRating: { payload: { from: ['order'] }, replies: true },
  reportConfirm: {
    payload: { productId: 'text', 'orderId?': 'text', 'position?': 'text', at: 'number' },
    replies: false,
    counted: true,
  },
  bindStart: {
    payload: { productId: 'text', cardType: 'text', 'source?': 'text' },
    replies: false,
    counted: true,
  },
  bindEnd: {
    payload: { productId: 'text', ok: 'flag', 'source?': 'text' },
    replies: false,
    counted: true,
  },
} as const satisfies Record<string, Action>;

/** Messages about the bridge itself. `page` is the path alone: the query carries the borrower's session. */
export const CONTROLS = {
  hello: { payload: { page: 'text', v: 'number' }, replies: true },
  backGuard: { payload: { on: 'flag' }, replies: false },
} as const satisfies Record<string, Action>;

/** Events of the shell; a page may be told more than it uses, and a shell may say less. */
export const EVENTS = {
  back: {},
  resume: { 'reason?': ['foreground', 'pop'] },
} as const satisfies Record<string, PayloadFields>;

type ValueOf<Kind> = Kind extends readonly (infer Choice)[]
  ? Choice
  : Kind extends 'number'
    ? number
    : Kind extends 'flag'
      ? boolean
      : string;

type PayloadOf<Fields> = {
  -readonly [Name in keyof Fields as Name extends `${string}?` ? never : Name]: ValueOf<
    Fields[Name]
  >;
} & {
  -readonly [Name in keyof Fields as Name extends `${infer Bare}?` ? Bare : never]?: ValueOf<
    Fields[Name]
  >;
};

export type ActionName = keyof typeof ACTIONS;
export type EventName = keyof typeof EVENTS;

/** Payload of each action to the shell. */
export type ActionPayloads = {
  [Name in ActionName]: PayloadOf<(typeof ACTIONS)[Name]['payload']>;
};

/** Payload of each message about the bridge itself. */
export type ControlPayloads = {
  [Name in keyof typeof CONTROLS]: PayloadOf<(typeof CONTROLS)[Name]['payload']>;
};

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
