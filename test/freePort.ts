import { createServer, type RequestListener } from 'node:http';
import type { Server } from 'node:net';

/** The port that a server listens on; 0 while it does not. */
export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

export type LocalServer = Awaited<ReturnType<typeof serveLocally>>;

/** Serves HTTP on a free port of the loopback interface. @returns `cut`: ends every connection; `close`: also the server. */
export async function serveLocally(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const cut = () => server.closeAllConnections();
  return {
    /** Without a slash. */
    address: `http://127.0.0.1:${portOf(server)}`,
    cut,
    async close() {
      cut();
      await new Promise((done) => server.close(done));
    },
  };
}

/** A port of the loopback interface that is free at the moment. */
export async function freePort(): Promise<number> {
  const { address, close } = await serveLocally(() => undefined);
  await close();
  return Number(new URL(address).port);
}
