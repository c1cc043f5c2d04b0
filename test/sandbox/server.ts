import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createSandbox } from './sandbox.ts';

/** The sandbox as a request handler for the dev and preview servers; announces itself on the console. */
export function sandboxHandler(): (request: IncomingMessage, response: ServerResponse) => unknown {
  const log = process.env.SANDBOX_LOG === 'off' ? () => undefined : console.log;
  log('[sandbox] /esita is answered by a sandbox. It is not a lender and moves no money.');
  const { app } = createSandbox({ log: (line) => log(`[sandbox] ${line}`) });
  return getRequestListener(app.fetch);
}
