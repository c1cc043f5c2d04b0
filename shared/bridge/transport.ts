/** How an existing app names one of our actions (bridge.md, legacy adapter). */
export interface LegacyAlias {
  style: 'perHandler' | 'envelope';
  name: string;
}

interface Port {
  postMessage(message: unknown): void;
}

/** The globals through which a shell can be reached; anything may be missing. */
export interface ShellGlobals {
  lendShell?: Port;
  webkit?: { messageHandlers?: Record<string, Port | undefined> };
  android?: Record<string, ((message: string) => void) | undefined>;
  __lendShellInfo?: unknown;
}

/** Sends text on the one channel: Android's object, or the iOS handler. @returns whether it left. */
export function post(globals: ShellGlobals, text: string): boolean {
  try {
    const port = globals.lendShell ?? globals.webkit?.messageHandlers?.lendShell;
    if (!port) return false;
    port.postMessage(text);
    return true;
  } catch {
    return false;
  }
}

/** Calls an existing app's own handler for one action. @returns whether there was one. */
export function postLegacy(globals: ShellGlobals, name: string, payload: object): boolean {
  try {
    const port = globals.webkit?.messageHandlers?.[name];
    const method = globals.android?.[name];
    if (port) port.postMessage(payload);
    else if (method) method.call(globals.android, JSON.stringify(payload));
    return Boolean(port ?? method);
  } catch {
    return false;
  }
}

/** What a document-start script said of the shell, or undefined. */
export function announced({ __lendShellInfo: info }: ShellGlobals): readonly string[] | undefined {
  const { v, actions } = (info ?? {}) as { v?: unknown; actions?: unknown };
  return v === 1 && Array.isArray(actions)
    ? actions.filter((one) => typeof one === 'string')
    : undefined;
}

/** Whether any shell object is there, or its user-agent token says so. */
export function hasShell(globals: ShellGlobals, userAgent: string): boolean {
  const object = globals.lendShell ?? globals.webkit?.messageHandlers?.lendShell;
  return Boolean(object ?? globals.__lendShellInfo) || /\bLendShell\/1\b/.test(userAgent);
}
