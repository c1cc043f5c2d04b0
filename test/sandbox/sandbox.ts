import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Routes, SandboxRoutes } from './answers.ts';
import { release } from './armedFaults.ts';
import { bindCardCalls } from './bindCard.ts';
import { cardRepaymentCalls } from './cardRepayment.ts';
import { Refusal } from './checks.ts';
import { complaintCalls } from './complaints.ts';
import { controls } from './controls.ts';
import { counter } from './counter.ts';
import { jointLoginCalls } from './jointLogin.ts';
import { landingCalls } from './landing.ts';
import { loanCalls } from './loanCalls.ts';
import { confirmCalls } from './loanConfirm.ts';
import { refused } from './replies.ts';
import { newWorld, type World } from './world.ts';

const pageCalls = import.meta.glob<Routes>('./pages/*.ts', { eager: true, import: 'default' });

const calls: Routes = Object.assign(
  {},
  ...Object.values(pageCalls),
  ...[bindCardCalls, cardRepaymentCalls, complaintCalls, jointLoginCalls],
  ...[landingCalls, loanCalls, confirmCalls],
);

/** What the testers' page reads all the time, which would hide the other lines of the log. */
const POLLED = ['state', 'ledger', 'faults'].map((name) => `/esita/sandbox/${name}`);

const BAD_PARAMETER = 1001;

export type Sandbox = ReturnType<typeof createSandbox>;

interface SandboxOptions {
  log?: (line: string) => void;
  /** State by session; empty at first. */
  worlds?: Map<string, World>;
}

/**
 * A working substitute for the lender's server, under `/esita`. It keeps separate state per `sessionId`,
 * so that testers and tests do not disturb each other. It is not a lender.
 * @param options.log receives one line per call, except those that the testers' page repeats, and each text message.
 */
export function createSandbox({ log, worlds = new Map() }: SandboxOptions = {}) {
  /** The state of one session, created on first use. */
  const world = (sessionId: string): World => {
    const found = worlds.get(sessionId) ?? newWorld(Date.now(), log);
    worlds.set(sessionId, found);
    return found;
  };
  const reset = (sessionId: string) => {
    const found = worlds.get(sessionId);
    if (found) release(found);
    worlds.delete(sessionId);
  };
  const app = new Hono<SandboxRoutes>().basePath('/esita');
  app.use(async (context, next) => {
    context.set('worldOf', world);
    context.set('reset', reset);
    await next();
    context.header('Cache-Control', 'no-store');
    const { method, path } = context.req;
    if (!POLLED.includes(path)) log?.(`${method} ${path} ${context.res.status}`);
  });
  app.onError((error, context) => {
    if (error instanceof Refusal) return context.json(refused(BAD_PARAMETER, error.message));
    if (!(error instanceof HTTPException)) throw error;
    return context.json(refused(error.status, error.message), error.status);
  });
  app.get('/', (context) => context.text('This is a sandbox, not a lender. No money moves.'));
  app.notFound((context) => context.json(refused(404, 'No such call'), 404));
  const routes = { ...calls, ...counter, ...controls(Object.keys(calls)) };
  for (const [route, answer] of Object.entries(routes)) {
    const [method = '', path = ''] = route.split(' ');
    app.on(method, path, answer);
  }
  return { app, world, reset };
}
