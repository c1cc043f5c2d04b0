import { beforeEach } from 'vitest';

/** Gives each test of a file a native shell that carries out every action. @returns the messages it received. */
export function useNativeShell() {
  let told: { action: string; payload: Record<string, unknown> }[] = [];
  const postMessage = (message: string) => {
    const { id, action, payload } = JSON.parse(message);
    if (action !== 'hello') told.push({ action, payload });
    const reply = JSON.stringify({ v: 1, type: 'reply', id, ok: true });
    queueMicrotask(() => Object(window).__lendShellReceive(reply));
  };
  beforeEach(() => {
    told = [];
    Object.assign(window, { lendShell: { postMessage } });
  });
  return () => told;
}

/** Sends the page the shell's back event. */
export function goBackInShell(): void {
  Object(window).__lendShellReceive(JSON.stringify({ v: 1, type: 'event', name: 'back' }));
}
