import { Hono } from 'hono';
import type { Worlds } from './answers.ts';
import { release } from './armedFaults.ts';
import { bindCardRoutes } from './bindCard.ts';
import { cardRepaymentRoutes } from './cardRepayment.ts';
import { Refusal } from './checks.ts';
import { complaintControls, complaintRoutes } from './complaintRoutes.ts';
import { controlRoutes } from './controlRoutes.ts';
import { counterRoutes } from './counterRoutes.ts';
import { jointLoginRoutes } from './jointLoginRoutes.ts';
import { landingRoutes } from './landingRoutes.ts';
import { lenderControls } from './lenderControls.ts';
import { loanConfirmRoutes } from './loanConfirm.ts';
import { loanRoutes } from './loanRoutes.ts';
import { newWorld, type World } from './world.ts';

/** The calls of single pages. */
const pageRoutes = import.meta.glob<(worlds: Worlds) => Hono>('./pages/*.ts', {
  eager: true,
  import: 'default',
});

/** What the testers' page reads all the time, which would hide the other lines of the log. */
const POLLED = ['/esita/sandbox/state', '/esita/sandbox/ledger'];

const MAX_WORLDS = 5000;
const BAD_PARAMETER = 1001;

interface SandboxOptions {
  log?: (line: string) => void;
  /** Epoch ms; orders fall due relative to it. */
  now?: () => number;
  /** State by session; empty at first. */
  worlds?: Map<string, World>;
}

export interface Sandbox {
  app: Hono;
  /** The state of one session, created on first use. */
  world(sessionId: string): World;
  reset(sessionId: string): void;
}

/**
 * A working substitute for the lender's server, under `/esita`. It keeps separate state per `sessionId`,
 * so that testers and tests do not disturb each other. It is not a lender.
 * @param options.log receives one line per call, except those that the testers' page repeats. @param options.now the clock that due dates depend on.
 */
export function createSandbox({
  log,
  now = Date.now,
  worlds = new Map<string, World>(),
}: SandboxOptions = {}): Sandbox {
  const world = (sessionId: string): World => {
    const found = worlds.get(sessionId) ?? newWorld(now(), now);
    worlds.delete(sessionId);
    worlds.set(sessionId, found);
    const [oldest] = worlds.keys();
    if (worlds.size > MAX_WORLDS && oldest !== undefined) worlds.delete(oldest);
    return found;
  };
  const reset = (sessionId: string) => {
    const found = worlds.get(sessionId);
    if (found) release(found);
    worlds.delete(sessionId);
  };
  const app = new Hono().basePath('/esita');
  app.use(async (context, next) => {
    await next();
    context.header('X-Sandbox', 'not-a-lender');
    context.header('Cache-Control', 'no-store');
    const { method, path } = context.req;
    if (!POLLED.includes(path)) log?.(`${method} ${path} ${context.res.status}`);
  });
  app.onError((error, context) => {
    if (!(error instanceof Refusal)) throw error;
    return context.json({ code: BAD_PARAMETER, success: false, message: error.message });
  });
  app.get('/', (context) => context.text('This is a sandbox, not a lender. No money moves.'));
  app.route('/', loanRoutes(world));
  app.route('/', loanConfirmRoutes(world));
  app.route('/', bindCardRoutes(world));
  app.route('/', complaintRoutes(world));
  app.route('/', jointLoginRoutes(world));
  app.route('/', landingRoutes(world, { log, now }));
  app.route('/', cardRepaymentRoutes(world, log));
  for (const routes of Object.values(pageRoutes)) app.route('/', routes(world));
  const callPaths = app.routes.map(({ path }) => path).filter((path) => !path.includes('*'));
  app.route('/sandbox', counterRoutes(world));
  app.route('/sandbox', complaintControls(world));
  app.route('/sandbox', controlRoutes(world, reset));
  app.route('/sandbox', lenderControls(world, callPaths));
  app.notFound((context) =>
    context.json({ code: 404, success: false, message: 'No such call' }, 404),
  );
  return { app, world, reset };
}
