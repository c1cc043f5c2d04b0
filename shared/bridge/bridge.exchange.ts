import { install, onShellMessage } from './events.ts';
import { type Envelope, PROTOCOL_VERSION, type Reply } from './protocol.ts';
import { post, type ShellGlobals } from './transport.ts';
import { type ShellMessage, type Validated, validateShellMessage } from './validate.ts';

/** What came of a question: the shell's reply, none in time, or no channel to ask on. */
export type Answer = Reply | 'silent' | 'unsent';

export interface Exchange {
  /** Sends and forgets. @returns whether it left. */
  tell(action: string, payload: object): boolean;
  /** Sends and waits for the reply. Never rejects. */
  ask(action: string, payload: object): Promise<Answer>;
}

/**
 * Messages with their ids, and the replies that are still due (bridge.md, "Protocol").
 * @param timeoutMs how long a reply may take. @param heard is told of whatever the shell says, also
 * of late replies and of what was dropped.
 */
export function createExchange(
  globals: ShellGlobals,
  timeoutMs: number,
  heard: (validated: Validated<ShellMessage>) => void,
): Exchange {
  const waiting = new Map<string, (answer: Answer) => void>();
  // Replies for a page that is gone must not meet this page's ids.
  const boot = Math.random().toString(36).slice(2, 8);
  let sent = 0;

  onShellMessage((raw) => {
    const validated = validateShellMessage(raw);
    heard(validated);
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
    // A channel that came late does not know yet where to answer.
    install();
    return post(globals, JSON.stringify(envelope));
  };

  return {
    tell: (action, payload) => postAs(nextId(), action, payload),
    ask: (action, payload) =>
      new Promise((resolve) => {
        const id = nextId();
        const settle = (answer: Answer) => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(answer);
        };
        const timer = setTimeout(settle, timeoutMs, 'silent');
        // Before posting: a shell may answer inside postMessage.
        waiting.set(id, settle);
        if (!postAs(id, action, payload)) settle('unsent');
      }),
  };
}
