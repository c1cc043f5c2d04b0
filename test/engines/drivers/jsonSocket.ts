import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import { limit } from '../../limits.ts';

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

/** Numbered commands and events in JSON, as both the devtools protocol and WebDriver BiDi have them. */
export interface JsonSocket {
  send(method: string, params?: object, sessionId?: string): Promise<Record<string, unknown>>;
  /** Calls back for each event. */
  on(heard: (method: string, params: Record<string, unknown>, sessionId?: string) => void): void;
  close(): void;
}

/** Longest wait for an answer, ms. */
const TIMEOUT_MS = limit(30_000);

/** What is said over a connection. @param write sends a text. @param close ends the connection. */
function converse(write: (text: string) => void, close: () => void) {
  const waiting = new Map<number, (message: Message) => void>();
  const listeners: Parameters<JsonSocket['on']>[0][] = [];
  let last = 0;
  const socket: JsonSocket = {
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
        write(JSON.stringify({ id, method, params, sessionId }));
      });
    },
    on: (heard) => void listeners.push(heard),
    close,
  };
  return {
    socket,
    hear(text: string): void {
      const message: Message = JSON.parse(text);
      if (message.id !== undefined) waiting.get(message.id)?.(message);
      if (!message.method) return;
      const { method, params = {}, sessionId } = message;
      for (const heard of listeners) heard(method, params, sessionId);
    },
    end(): void {
      for (const answer of waiting.values()) answer({ error: 'the browser is gone' });
    },
  };
}

/** Connects to a WebSocket. @throws Error if nobody listens there. */
export async function openSocket(address: string): Promise<JsonSocket> {
  const connection = new WebSocket(address, { perMessageDeflate: false });
  await once(connection, 'open');
  const { socket, hear, end } = converse(
    (text) => connection.send(text),
    () => connection.close(),
  );
  connection.on('message', (data) => hear(String(data))).on('close', end);
  return socket;
}

/** Waits for a program that connects to a Unix socket and writes lines. @param path less than 100 characters. */
export async function acceptSocket(path: string): Promise<JsonSocket> {
  const server = createServer().listen(path);
  const [connection] = await once(server, 'connection');
  server.close();
  const { socket, hear, end } = converse(
    (text) => connection.write(`${text}\n`),
    () => connection.destroy(),
  );
  createInterface(connection).on('line', hear);
  connection.on('close', end).on('error', end);
  return socket;
}
