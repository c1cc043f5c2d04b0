import { beforeEach } from 'vitest';

/** A message to the native shell. */
export interface ShellMessage {
  action: string;
  payload: Record<string, unknown>;
}

/** Puts a native shell under each test of a file, one that does whatever it is told. @returns what the page told it. */
export function useNativeShell(): () => ShellMessage[] {
  let told: ShellMessage[] = [];
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

/** The shell's back gesture reaches the page. */
export function goBackInShell(): void {
  Object(window).__lendShellReceive(JSON.stringify({ v: 1, type: 'event', name: 'back' }));
}
