import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createSandbox } from './sandbox.ts';
import { SCENARIOS } from './scenarios.ts';
import { newWorld, type World } from './world.ts';

/** Where a process keeps the sandbox's state, under a name that every version of this module knows. */
const KEPT = Symbol.for('lend-pages: state of the sandbox');

interface Kept {
  /** The data that every session starts with, as text. */
  data: string;
  sessions: Map<string, World>;
}

/** What the sandbox's files say about a session in which nothing has happened yet. */
const startingData = () =>
  JSON.stringify([SCENARIOS, newWorld(0)], (_, value) =>
    value instanceof Map ? [...value] : value,
  );

/**
 * State by session, the same for the life of the process: Vite loads this module again whenever a page's definition or
 * the sandbox itself is edited, and a tester's orders should survive that. Edited data end every session, because what
 * one has stored was made of the old data.
 */
function keptSessions(): Map<string, World> {
  const keeper = globalThis as { [KEPT]?: Kept };
  const data = startingData();
  if (keeper[KEPT]?.data !== data) keeper[KEPT] = { data, sessions: new Map() };
  return keeper[KEPT].sessions;
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
