import type { EventName } from './protocol.ts';

type EventListener = () => boolean;
/** Hears every message as it came. @returns whether it was for it. Must not throw. */
type Ear = (raw: unknown) => boolean;

interface ShellWindow {
  __lendShellReceive?: (message: unknown) => boolean;
  lendShell?: { onmessage?: ((event: { data: unknown }) => void) | null };
}

// The shell calls one function of the window, so its listeners are one set for the page, as the window's own are.
const listeners: Record<EventName, Set<EventListener>> = {
  back: new Set(),
  resume: new Set(),
};
const ears = new Set<Ear>();

function emit(name: EventName): boolean {
  // Every listener hears it, also after one that handled it or broke.
  const handled = [...listeners[name]].filter((listener) => {
    try {
      return listener() === true;
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
export function receive(raw: unknown): boolean {
  let handled = false;
  try {
    const { v, type, name } = JSON.parse(raw as string);
    const known = v === 1 && type === 'event' && (name === 'back' || name === 'resume');
    if (known) handled = emit(name);
  } catch {
    // The bridge's ear says what was wrong with it.
  }
  for (const ear of ears) handled = ear(raw) || handled;
  return handled;
}

/** Puts the receive entry where the shell looks for it; again for a shell that came after the page. */
export function install(): void {
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

/** Hears every message of the shell, whatever it is. @returns stops listening. */
export function onShellMessage(ear: Ear): () => void {
  install();
  ears.add(ear);
  return () => void ears.delete(ear);
}
