/** Version of the message envelope; additions do not change it. */
export const PROTOCOL_VERSION = 1;
/** Largest payload to the shell, in bytes of JSON. */
export const MAX_PAYLOAD_BYTES = 8192;
/** How long messages wait for a shell that adds its channel after the page has started, and how many may wait. */
export const READY_TIMEOUT_MS = 3000;
export const MAX_WAITING = 20;

/**
 * The value of a payload's field: any text, an address that the URL sanitizer accepts, a telephone
 * number, a number, true or false, or one of the listed words.
 */
export type FieldKind = 'text' | 'address' | 'phone' | 'number' | 'flag' | readonly string[];

/** A name that ends in `?` is optional. */
export type PayloadFields = Readonly<Record<string, FieldKind>>;

export interface Action {
  payload: PayloadFields;
  replies: boolean;
  /** The shell only counts it, so nothing is lost for the borrower without a shell. */
  counted?: true;
}

/** The names are fixed; the payloads are our proposal, since no shell documents its own. */
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

/** Messages about the bridge itself. `page` is the path only, because the query holds the borrower's session. */
export const CONTROLS = {
  hello: { payload: { page: 'text', v: 'number' }, replies: true },
  backGuard: { payload: { on: 'flag' }, replies: false },
} as const satisfies Record<string, Action>;

/** Events of the shell. A page may ignore some, and a shell need not send all. */
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
export type CountedName = {
  [Name in ActionName]: (typeof ACTIONS)[Name] extends { counted: true } ? Name : never;
}[ActionName];
export type EventName = keyof typeof EVENTS;

export type ActionPayloads = {
  [Name in ActionName]: PayloadOf<(typeof ACTIONS)[Name]['payload']>;
};

export type ControlPayloads = {
  [Name in keyof typeof CONTROLS]: PayloadOf<(typeof CONTROLS)[Name]['payload']>;
};

/** A message to the shell, sent as JSON text; `action` may be an existing app's own name (legacy alias). */
export interface Envelope {
  v: typeof PROTOCOL_VERSION;
  id: string;
  action: string;
  payload: object;
}

/** As a shell's document-start script or its reply to `hello` lists them. */
export interface ShellInfo {
  shell: string;
  actions: readonly string[];
  events: readonly string[];
}

/** Never an error. */
export type Outcome = 'native' | 'sent' | 'browser' | 'none';

export interface Reply {
  id: string;
  ok: boolean;
  data: unknown;
  /** `{code: 'unsupported' | 'denied' | 'invalid' | 'failed', message}` as the shell sent it, unchecked. */
  error: unknown;
}
