import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createSandbox } from './sandbox.ts';

/** The sandbox as a request handler for the dev and preview servers; says loudly what it is. */
export function sandboxHandler(): (request: IncomingMessage, response: ServerResponse) => unknown {
  const { app } = createSandbox({
    log: (line) => console.log(`[sandbox] ${line}`),
  });
  console.log('[sandbox] /esita is answered by a sandbox. It is not a lender and moves no money.');
  return getRequestListener(app.fetch);
}
