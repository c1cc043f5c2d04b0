import type { EventName, Reply } from './protocol.ts';

type EventListener = (payload: unknown) => boolean;
type ReplyListener = (reply: Reply) => void;

interface ShellWindow {
  __lendShellReceive?: (message: unknown) => boolean;
  lendShell?: { onmessage?: ((event: { data: unknown }) => void) | null };
}

const listeners: Record<EventName, Set<EventListener>> = {
  back: new Set(),
  resume: new Set(),
};
const replyListeners = new Set<ReplyListener>();

function emit(name: unknown, payload: unknown): boolean {
  const asked = name === 'back' || name === 'resume' ? [...listeners[name]] : [];
  // Every listener hears it, also after one that handled it or broke.
  const handled = asked.filter((listener) => {
    try {
      return listener(payload) === true;
    } catch {
      return false;
    }
  });
  return handled.length > 0;
}

/**
 * Takes one message of the shell (bridge.md). Unknown or malformed ones are ignored; never throws.
 * @returns whether a listener handled it, so that the shell knows at once who owns Back.
 */
export function receive(message: unknown): boolean {
  try {
    const { v, type, id, ok, name, payload, data, error } = JSON.parse(message as string);
    if (v !== 1) return false;
    if (type === 'event') return emit(name, payload);
    if (type !== 'reply' || typeof id !== 'string') return false;
    for (const listener of replyListeners) listener({ id, ok: ok === true, data, error });
    return true;
  } catch {
    return false;
  }
}

function install(): void {
  const shell = window as unknown as ShellWindow;
  shell.__lendShellReceive = receive;
  try {
    if (shell.lendShell) shell.lendShell.onmessage = ({ data }) => void receive(data);
  } catch {
    // A shell object that takes no property still calls the receive function.
  }
}

/** Listens to an event of the shell; `back` answers whether it was handled. @returns stops listening. */
export function onShellEvent(name: EventName, listener: EventListener): () => void {
  install();
  listeners[name].add(listener);
  return () => void listeners[name].delete(listener);
}

/** Listens to replies of the shell. @returns stops listening. */
export function onShellReply(listener: ReplyListener): () => void {
  install();
  replyListeners.add(listener);
  return () => void replyListeners.delete(listener);
}
