import { parsedJson, tryOr } from '../lib/tryOr.ts';
import type { EventName } from './protocol.ts';

type EventListener = () => boolean;
/** @returns whether the message was meant for it. Must not throw. */
type MessageListener = (raw: unknown) => boolean;

/** The names on the page's window by which page and shell reach each other. */
export interface ShellWindow {
  __lendShellReceive?: (message: unknown) => boolean;
  lendShell?: { onmessage?: ((event: { data: unknown }) => void) | null };
}

// The shell calls one function of the window, so its listeners are one set for the page, as the window's own are.
const listeners: Record<EventName, Set<EventListener>> = {
  back: new Set(),
  resume: new Set(),
};
const messageListeners = new Set<MessageListener>();

function emit(name: EventName): boolean {
  // Call every listener, even after one has handled the event or thrown.
  return [...listeners[name]].filter((listener) => tryOr(listener) === true).length > 0;
}

/**
 * Unknown or malformed messages are ignored; never throws. @returns whether a listener handled it, so that the shell knows
 * at once whether to go back.
 */
function receive(raw: unknown): boolean {
  // The bridge's own listener reports what is wrong with a message.
  const { v, type, name } = Object(parsedJson(raw as string));
  const known = v === 1 && type === 'event' && (name === 'back' || name === 'resume');
  let handled = known && emit(name);
  for (const listener of messageListeners) handled = listener(raw) || handled;
  return handled;
}

/** Called again for a channel that is added late. */
export function install(): void {
  const shell = window as unknown as ShellWindow;
  shell.__lendShellReceive = receive;
  // An interface object takes no properties; such a shell calls the receive function instead.
  tryOr(() => {
    if (shell.lendShell) shell.lendShell.onmessage = ({ data }) => void receive(data);
  });
}

/** A `back` listener returns whether it handled the event. @returns stops listening. */
export function onShellEvent(name: EventName, listener: EventListener): () => void {
  install();
  listeners[name].add(listener);
  return () => void listeners[name].delete(listener);
}

/** Also invalid messages. @returns stops listening. */
export function onShellMessage(listener: MessageListener): () => void {
  install();
  messageListeners.add(listener);
  return () => void messageListeners.delete(listener);
}
