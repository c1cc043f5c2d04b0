import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** What `webkitHost.py` can be asked for. */
type Command = 'sync' | 'picture' | 'shell' | 'evaluate';

interface Line {
  id?: number;
  value?: string;
  error?: string;
  problem?: string;
  message?: string;
}

/** The host of one phone, over a socket that the host connects to. */
export interface WebkitHost {
  /** @throws Error with what the host says. */
  ask(command: Command, given?: string): Promise<string>;
  close(): Promise<void>;
}

/** What the host says by itself. */
interface Listeners {
  problem(text: string): void;
  message(text: string): void;
}

/** Listens on a socket before the host is started. @param path of the socket, less than 100 characters. */
export async function listenToHost(path: string, listeners: Listeners): Promise<WebkitHost> {
  const server = createServer();
  const connected = new Promise<Socket>((done) => server.once('connection', done));
  const waiting = new Map<number, (line: Line) => void>();
  let last = 0;
  const hear = (line: Line) => {
    if (line.id !== undefined) waiting.get(line.id)?.(line);
    if (line.problem !== undefined) listeners.problem(line.problem);
    if (line.message !== undefined) listeners.message(line.message);
  };
  const end = () => {
    for (const answer of waiting.values()) answer({ error: 'the host is gone' });
  };
  server.once('connection', (socket) => {
    createInterface(socket).on('line', (text) => hear(JSON.parse(text)));
    socket.on('close', end).on('error', end);
  });
  await new Promise<void>((done) => server.listen(path, done));
  return {
    async ask(command, given = '') {
      const socket = await connected;
      last += 1;
      const id = last;
      return new Promise((done, failed) => {
        waiting.set(id, ({ value = '', error }) => {
          waiting.delete(id);
          if (error === undefined) done(value);
          else failed(new Error(`${command}: ${error}`));
        });
        socket.write(`${JSON.stringify({ id, command, given })}\n`);
      });
    },
    async close() {
      server.close();
      (await connected).destroy();
    },
  };
}
