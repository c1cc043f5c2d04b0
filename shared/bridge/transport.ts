import { tryOr } from '../lib/tryOr.ts';
import { PROTOCOL_VERSION, type ShellInfo } from './protocol.ts';

/** An existing app's own name for one of our actions; plain JSON. */
export interface LegacyAlias {
  style: 'perHandler' | 'envelope';
  name: string;
  /** Our payload field to the app's own name for it; fields not listed keep theirs. */
  map?: Readonly<Record<string, string>>;
}

export type LegacyAliases = Readonly<Record<string, LegacyAlias>>;

interface Port {
  postMessage(message: unknown): void;
}

/** Any may be missing. */
export interface ShellGlobals {
  lendShell?: Port;
  webkit?: { messageHandlers?: Record<string, Port | undefined> };
  android?: Record<string, ((message: string) => void) | undefined>;
  __lendShellInfo?: unknown;
  location?: { pathname: string };
}

/** Android's object, or the iOS handler; not an element with the id `lendShell`. */
function channel({ lendShell, webkit }: ShellGlobals): Port | undefined {
  return [lendShell, webkit?.messageHandlers?.lendShell].find(
    (port) => typeof port?.postMessage === 'function',
  );
}

/** An existing app's own handler for one action. */
function handler({ webkit, android }: ShellGlobals, name: string) {
  const port = webkit?.messageHandlers?.[name];
  if (port) return (payload: object) => port.postMessage(payload);
  const method = android?.[name];
  return method && ((payload: object) => method.call(android, JSON.stringify(payload)));
}

/** @returns whether it was sent; never throws. */
export function post(globals: ShellGlobals, text: string): boolean {
  const left = tryOr(() => {
    const port = channel(globals);
    port?.postMessage(text);
    return Boolean(port);
  });
  return left === true;
}

/** @returns whether the app has such a handler; never throws. */
export function postLegacy(globals: ShellGlobals, name: string, payload: object): boolean {
  const left = tryOr(() => {
    const call = handler(globals, name);
    call?.(payload);
    return Boolean(call);
  });
  return left === true;
}

export function renamed(payload: object, { map }: Pick<LegacyAlias, 'map'>): object {
  if (!map) return payload;
  return Object.fromEntries(
    Object.entries(payload).map(([field, value]) => [map[field] ?? field, value]),
  );
}

const strings = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];

/** Undefined if the shell lists nothing usable. @param said any value. */
export function readShellInfo(said: unknown): ShellInfo | undefined {
  const { v, shell, actions, events } = Object(said);
  return v === PROTOCOL_VERSION && Array.isArray(actions)
    ? { shell: String(shell ?? ''), actions: strings(actions), events: strings(events) }
    : undefined;
}

/** Over our channel, or to an existing app's own handler. */
export function hasChannel(globals: ShellGlobals, aliases: LegacyAliases): boolean {
  const found = tryOr(
    () =>
      channel(globals) ??
      Object.values(aliases).find(
        ({ style, name }) => style === 'perHandler' && handler(globals, name),
      ),
  );
  return Boolean(found);
}

/**
 * Whether frames of other hosts can reach the app too: Android's older bridge puts its object into every frame, the newer one,
 * which has events, only into those of the origins that it names.
 */
export function isSeenByFrames({ android, lendShell }: ShellGlobals): boolean {
  return Boolean(android) || (lendShell !== undefined && !('addEventListener' in lendShell));
}

/** Set by the shell's script before the page starts. */
export function shellLanguage(globals: ShellGlobals): unknown {
  return Object(globals.__lendShellInfo).lang;
}

/** By the shell's script or in the user agent. */
export function expectsShell(globals: ShellGlobals, userAgent: string): boolean {
  return Boolean(globals.__lendShellInfo) || /\bLendShell\/1\b/.test(userAgent);
}

export function hasShell(
  globals: ShellGlobals,
  userAgent: string,
  aliases: LegacyAliases,
): boolean {
  return hasChannel(globals, aliases) || expectsShell(globals, userAgent);
}
