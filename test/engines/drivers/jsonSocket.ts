import { WebSocket } from 'ws';

interface Message {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
  /** The devtools protocol has an object, WebDriver BiDi a text. */
  error?: unknown;
  message?: string;
  sessionId?: string;
}

/** A WebSocket with numbered commands and events, as both the devtools protocol and WebDriver BiDi have it. */
export interface JsonSocket {
  send(method: string, params?: object, sessionId?: string): Promise<Record<string, unknown>>;
  /** Calls back for each event. */
  on(heard: (method: string, params: Record<string, unknown>, sessionId?: string) => void): void;
  close(): void;
}

/** Longest wait for an answer, ms. */
const TIMEOUT_MS = 30_000;

/** Connects. @throws Error if nobody listens there. */
export async function openSocket(address: string): Promise<JsonSocket> {
  const socket = new WebSocket(address, { perMessageDeflate: false });
  await new Promise((done, failed) => socket.once('open', done).once('error', failed));
  const waiting = new Map<number, (message: Message) => void>();
  const listeners: Parameters<JsonSocket['on']>[0][] = [];
  let last = 0;
  socket.on('message', (data) => {
    const message: Message = JSON.parse(String(data));
    if (message.id !== undefined) return waiting.get(message.id)?.(message);
    const { method = '', params = {}, sessionId } = message;
    for (const heard of listeners) heard(method, params, sessionId);
  });
  socket.on('close', () => {
    for (const answer of waiting.values()) answer({ error: 'the browser is gone' });
  });
  return {
    send(method, params = {}, sessionId) {
      last += 1;
      const id = last;
      return new Promise((done, failed) => {
        const timer = setTimeout(() => answer({ error: 'no answer' }), TIMEOUT_MS);
        const answer = ({ error, message, result = {} }: Message) => {
          clearTimeout(timer);
          waiting.delete(id);
          if (error) failed(new Error(`${method}: ${message ?? JSON.stringify(error)}`));
          else done(result);
        };
        waiting.set(id, answer);
        socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }));
      });
    },
    on: (heard) => void listeners.push(heard),
    close: () => socket.close(),
  };
}
