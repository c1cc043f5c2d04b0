import { install, onShellMessage } from './events.ts';
import { type Envelope, PROTOCOL_VERSION, type Reply } from './protocol.ts';
import { post, type ShellGlobals } from './transport.ts';
import { type ShellMessage, type Validated, validateShellMessage } from './validate.ts';

/** The shell's reply; `silent` if none came in time, `unsent` if there is no channel. */
type Answer = Reply | 'silent' | 'unsent';

/** @param timeoutMs how long to wait for a reply. @param onMessage also gets late replies and messages that are dropped. */
export function createExchange(
  globals: ShellGlobals,
  timeoutMs: number,
  onMessage: (validated: Validated<ShellMessage>) => void,
) {
  const waiting = new Map<string, (answer: Answer) => void>();
  // A random prefix, so that a reply meant for an earlier page matches none of this page's ids.
  const boot = Math.random().toString(36).slice(2, 8);
  let sent = 0;

  onShellMessage((raw) => {
    const validated = validateShellMessage(raw);
    onMessage(validated);
    if ('problem' in validated || !('reply' in validated.message)) return false;
    const { reply } = validated.message;
    waiting.get(reply.id)?.(reply);
    return true;
  });

  const nextId = () => {
    sent += 1;
    return `${boot}-${sent}`;
  };

  const postAs = (id: string, action: string, payload: object) => {
    const envelope: Envelope = { v: PROTOCOL_VERSION, id, action, payload };
    // A channel that was added late has no receive function yet.
    install();
    return post(globals, JSON.stringify(envelope));
  };

  return {
    tell: (action: string, payload: object) => postAs(nextId(), action, payload),

    /** Never rejects. */
    ask: (action: string, payload: object) =>
      new Promise<Answer>((resolve) => {
        const id = nextId();
        const settle = (answer: Answer) => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(answer);
        };
        const timer = setTimeout(settle, timeoutMs, 'silent');
        // Before posting, because a shell may reply within postMessage.
        waiting.set(id, settle);
        if (!postAs(id, action, payload)) settle('unsent');
      }),
  };
}
