import { createServer, type RequestListener } from 'node:http';
import type { Server } from 'node:net';

/** The port that a server listens on; 0 while it does not. */
export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** A server on a free port of the loopback interface. */
export interface LocalServer {
  /** Without a slash. */
  address: string;
  /** Cuts every connection. */
  cut(): void;
  /** Cuts every connection and ends the server. */
  close(): Promise<void>;
}

/** Serves HTTP on a free port of the loopback interface. */
export async function serveLocally(answer: RequestListener): Promise<LocalServer> {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const cut = () => server.closeAllConnections();
  return {
    address: `http://127.0.0.1:${portOf(server)}`,
    cut,
    close() {
      cut();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

/** A port of the loopback interface that is free at the moment. */
export async function freePort(): Promise<number> {
  const { address, close } = await serveLocally(() => undefined);
  await close();
  return Number(new URL(address).port);
}
