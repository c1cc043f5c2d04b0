import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createSandbox } from './sandbox.ts';
import type { World } from './world.ts';

/** Where a process keeps the sandbox's state, under a name that every version of this module knows. */
const KEPT = Symbol.for('lend-pages: state of the sandbox');

/**
 * State by session, the same for the life of the process: Vite loads this module again whenever a page's definition or
 * the sandbox itself is edited, and a tester's orders should survive that. Edited scenarios show in a
 * new session, or after a reset.
 */
function keptSessions(): Map<string, World> {
  const keeper = globalThis as { [KEPT]?: Map<string, World> };
  keeper[KEPT] ??= new Map();
  return keeper[KEPT];
}

/** The sandbox as a request handler for the dev and preview servers; announces itself on the console. */
export function sandboxHandler(): (request: IncomingMessage, response: ServerResponse) => unknown {
  const log = process.env.SANDBOX_LOG === 'off' ? () => undefined : console.log;
  log('[sandbox] /esita is answered by a sandbox. It is not a lender and moves no money.');
  const { app } = createSandbox({
    worlds: keptSessions(),
    log: (line) => log(`[sandbox] ${line}`),
  });
  return getRequestListener(app.fetch);
}
