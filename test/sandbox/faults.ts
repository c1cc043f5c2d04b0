import type { Context } from 'hono';
import type { Order } from './world.ts';

const SLOW_MS = 2500;
const STALL_MS = 70_000;

/** Cuts the connection where there is one; without a socket the request fails as a lost one does. */
export function drop(context: Context): Response {
  const incoming = (context.env as { incoming?: { socket: { destroy(): void } } } | undefined)
    ?.incoming;
  if (!incoming) throw new TypeError('connection lost');
  incoming.socket.destroy();
  return new Response(null, { status: 499 });
}

/** Begins a reply and cuts it off: unlike a socket cut before any reply, no browser sends that again. */
export function dropMidReply(context: Context): Response {
  const broken = new ReadableStream({
    async pull(controller) {
      controller.enqueue(new TextEncoder().encode('{"code":0,'));
      await new Promise((resolve) => setTimeout(resolve, 50));
      controller.error(new Error('cut off'));
    },
  });
  return context.body(broken, 200, { 'Content-Type': 'application/json' });
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

/** Never answers: ends when the client gives up. */
export async function stall(context: Context): Promise<Response> {
  await wait(context, STALL_MS);
  return drop(context);
}

/** The session is not known any more; without a word of the server's. */
function signedOut(context: Context): Response {
  return context.json({ code: 401 }, 401);
}

/** What a read of a faulty order answers instead; undefined when it answers as usual. */
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

/**
 * Does a write of a faulty order: refused with a server error before it is done; done and refused as
 * a repetition; done without an answer; or done as usual (README, "The sandbox").
 * @param act does it and gives the reply.
 */
export async function faultyWrite(
  context: Context,
  order: Order,
  act: () => Record<string, unknown>,
): Promise<Response> {
  const { fault } = order.scenario;
  if (fault === 'write-error') {
    return context.json({
      code: 500,
      status: '500',
      success: false,
      message: 'This service is under maintenance',
      msg: 'This service is under maintenance',
    });
  }
  order.signedOut ||= fault === 'write-signed-out';
  if (order.signedOut) return signedOut(context);
  const reply = act();
  if (fault === 'write-refused') {
    return context.json({
      code: 800005,
      status: '800005',
      success: false,
      message: 'do not submit the payment request repeatedly',
      msg: 'do not submit the payment request repeatedly',
    });
  }
  if (fault === 'write-slow') await wait(context, SLOW_MS);
  if (fault === 'write-stalled') return stall(context);
  if (fault === 'write-dropped') return dropMidReply(context);
  return context.json(reply);
}
