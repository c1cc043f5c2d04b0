import { createServer, request } from 'node:http';
import { portOf } from '../freePort.ts';

/** How long a lender's server takes to answer, ms. */
const ANSWERS_AFTER_MS = 200;

/** Puts a server in front of the sandbox that passes every request on after a while. @param backend its address. */
export async function holdReplies(backend: string) {
  const { port } = new URL(backend);
  const server = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const passed = request({ host: '127.0.0.1', port, method, path, headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 500, reply.headers);
      reply.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    setTimeout(() => incoming.pipe(passed), ANSWERS_AFTER_MS);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${portOf(server)}`, close: () => server.close() };
}
