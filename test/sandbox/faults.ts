import type { Context } from 'hono';
import type { PlannedFault } from './deliver.ts';
import type { Fault } from './scenarios.ts';
import type { Order } from './world.ts';

const SLOW_MS = 2500;
const STALL_MS = 70_000;

const WRITE_FAULTS: Partial<Record<Fault, PlannedFault>> = {
  'write-error': { fault: 'refused' },
  'write-refused': { fault: 'refused-after' },
  'write-slow': { fault: 'late', ms: SLOW_MS },
  'write-stalled': { fault: 'stalled' },
  'write-dropped': { fault: 'lost-after' },
};

/** The connection of a request; undefined where the sandbox is called without one. */
function socketOf({ env }: Context): { destroy(): void } | undefined {
  return (env as { incoming?: { socket: { destroy(): void } } } | undefined)?.incoming?.socket;
}

/** Cuts the connection; without a socket the request fails as a lost connection would. */
export function drop(context: Context): Response {
  const socket = socketOf(context);
  if (!socket) throw new TypeError('connection lost');
  socket.destroy();
  return new Response(null, { status: 499 });
}

/** Starts a reply and cuts it off. A browser never repeats such a request, unlike one whose socket is cut before any reply. */
export function dropMidReply(context: Context): Response {
  const broken = new ReadableStream({
    async pull(controller) {
      controller.enqueue(new TextEncoder().encode('{"code":0,'));
      await new Promise((resolve) => setTimeout(resolve, 50));
      const socket = socketOf(context);
      // An error would do too, but the server would print it.
      if (socket) socket.destroy();
      else controller.error(new Error('cut off'));
    },
  });
  // Naming the encoding sends the head before the body is read, even on a busy machine.
  const headers = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };
  return context.body(broken, 200, headers);
}

/** Waits, but not longer than the client does. */
export function wait(context: Context, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    context.req.raw.signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Never answers; ends when the client gives up. */
export async function stall(context: Context): Promise<Response> {
  await wait(context, STALL_MS);
  return drop(context);
}

/** The session has ended; the reply has no message. */
function signedOut(context: Context): Response {
  return context.json({ code: 401 }, 401);
}

/** The reply to a read of a faulty order; undefined if it is answered as usual. */
export async function faultyRead(context: Context, order: Order): Promise<Response | undefined> {
  const reads = (order.reads[context.req.path] ?? 0) + 1;
  order.reads[context.req.path] = reads;
  const failure = {
    code: 500,
    success: false,
    message: 'The system is busy. Please try again later.',
  };
  if (order.signedOut) return signedOut(context);
  switch (order.scenario.fault) {
    case 'server-error':
      return context.json(failure);
    case 'server-error-once':
      return reads === 1 ? context.json(failure) : undefined;
    case 'http-500':
      return context.html('<h1>Internal Server Error</h1>', 500);
    case 'malformed':
      return context.body('{"code":0,"success":true,"data":{"orderStatus":17', 200, {
        'Content-Type': 'application/json',
      });
    case 'html':
      return context.html('<!doctype html><title>Sign in</title><form></form>');
    case 'slow':
      await wait(context, SLOW_MS);
      return undefined;
    case 'stalled':
      return stall(context);
    case 'drops':
      return drop(context);
    case 'drops-once':
      return reads === 1 ? drop(context) : undefined;
    default:
      return undefined;
  }
}

/** What goes wrong with a write of a faulty order. */
export function faultOfWrite(order: Order): PlannedFault | undefined {
  const { fault } = order.scenario;
  order.signedOut ||= fault === 'write-signed-out';
  if (order.signedOut) return { fault: 'signed-out' };
  return fault && WRITE_FAULTS[fault];
}
