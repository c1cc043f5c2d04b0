import type { Context } from 'hono';
import { type ArmedFault, hold } from './armedFaults.ts';
import { type Reply, refusedAnyhow } from './replies.ts';
import type { Order, World } from './world.ts';

/** The fault of a scenario, a phone number or a template; a refusal may have words of its own. */
export type PlannedFault = Pick<ArmedFault, 'fault' | 'ms'> & { words?: string };

/** A call that a fault happens to. */
interface Scene {
  context: Context;
  world: World;
  ms: number;
  words?: string | undefined;
  /** What it would be answered, once it has happened. */
  reply?: Reply;
}

/** What a fault does. @returns the answer, or nothing if the call goes on. */
export type Strike = (scene: Scene) => Response | undefined | Promise<Response | undefined>;

/** The connection of a request; undefined where the sandbox is called without one. */
function socketOf({ env }: Context): { destroy(): void } | undefined {
  return (env as { incoming?: { socket: { destroy(): void } } } | undefined)?.incoming?.socket;
}

/** Cuts the connection; without a socket the request fails as a lost connection would. */
function drop({ context }: Scene): Response {
  const socket = socketOf(context);
  if (!socket) throw new TypeError('connection lost');
  socket.destroy();
  return new Response(null, { status: 499 });
}

/** Starts a reply and cuts it off. A browser never repeats such a request, unlike one whose socket is cut before any reply. */
function cut({ context }: Scene): Response {
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
  return context.body(broken, 200, { ...json, 'Transfer-Encoding': 'chunked' });
}

/** Waits, but not longer than the client does. */
function wait(context: Context, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    context.req.raw.signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Ends only when the client gives up, or on release. */
function never({ context, world }: Scene): Promise<void> {
  const { signal } = context.req.raw;
  const givenUp = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });
  return Promise.race([givenUp, hold(world, context.req.path)]);
}

/** Sends the head of a reply at once with a part of its body, and the rest later. @param part of the body, 0 to 1. */
function begin({ context, reply = {} }: Scene, part: number, later: Promise<void>): Response {
  const text = JSON.stringify(reply);
  const begun = Math.floor(text.length * part);
  const encoder = new TextEncoder();
  let isAwaited = true;
  const body = new ReadableStream({
    async start(controller) {
      if (begun) controller.enqueue(encoder.encode(text.slice(0, begun)));
      await later;
      if (!isAwaited) return;
      controller.enqueue(encoder.encode(text.slice(begun)));
      controller.close();
    },
    cancel() {
      isAwaited = false;
    },
  });
  return context.body(body, 200, { ...json, 'Transfer-Encoding': 'chunked' });
}

const json = { 'Content-Type': 'application/json' };

const held: Strike = async ({ context, world }) => {
  await hold(world, context.req.path);
  return undefined;
};

const broken: Strike = ({ context }) => context.html('<h1>Internal Server Error</h1>', 500);

/** Changes each value of a reply's data. */
function withData(reply: Reply = {}, change: (value: unknown, name: string) => unknown): Reply {
  if (!reply.data) return { ...reply, data: change(reply.data, '') };
  const entries = Object.entries(reply.data).map(([name, value]) => [name, change(value, name)]);
  return { ...reply, data: Object.fromEntries(entries) };
}

function scrambled(value: unknown): unknown {
  if (typeof value === 'string') return { text: value };
  if (Array.isArray(value)) return 'a list';
  return value === null || typeof value === 'object' ? 7 : [value];
}

/** Faults before anything has happened at the lender. */
export const BEFORE = {
  'lost-before': cut,
  drops: drop,
  refused: ({ context, words = 'This service is under maintenance' }) =>
    context.json(refusedAnyhow(500, words)),
  'signed-out': ({ context }) => context.json({ code: 401 }, 401),
  'http-500': broken,
  'hold-before': held,
  redirect: ({ context }) => context.redirect('/errorPage'),
  // It happens whether or not the client still waits.
  'late-effect': async ({ ms }) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return undefined;
  },
} satisfies Record<string, Strike>;

/** Faults after it has happened: the reply is not as it should be, or slow. */
export const AFTER = {
  'lost-after': cut,
  'http-500-after': broken,
  // A gateway in front of the lender knows no such path any more.
  'http-404': ({ context }) => context.html('<h1>404 Not Found</h1>', 404),
  'http-404-json': ({ context }) => context.json({ status: 404, message: 'No handler found' }, 404),
  'http-502-json': ({ context }) => context.json({ status: 502, message: 'Bad gateway' }, 502),
  'html-after': ({ context }) => context.html('<!doctype html><title>Sign in</title><form></form>'),
  'empty-200': ({ context }) => context.body('', 200, json),
  'no-content': ({ context }) => context.body(null, 204),
  'no-data': ({ context, reply }) => context.json({ ...reply, data: {} }),
  'wrong-types': ({ context, reply }) => context.json(withData(reply, scrambled)),
  'forged-address': ({ context, reply }) =>
    context.json(
      withData(reply, (value, name) => (/url$/i.test(name) ? 'javascript:alert(1)' : value)),
    ),
  malformed: ({ context }) => context.body('{"code":0,"success":true,"data":{"ord', 200, json),
  'refused-after': ({ context }) =>
    context.json(refusedAnyhow(800005, 'do not submit the payment request repeatedly')),
  hold: held,
  late: async ({ context, ms }) => {
    await wait(context, ms);
    return undefined;
  },
  stalled: async (scene) => {
    await never(scene);
    return drop(scene);
  },
  // The client sees that it is answered, and waits for the rest of the answer.
  'head-only': (scene) => begin(scene, 0, never(scene)),
  'half-body': (scene) => begin(scene, 0.5, never(scene)),
  'late-body': (scene) => begin(scene, 0, wait(scene.context, scene.ms)),
} satisfies Record<string, Strike>;

const SIGNED_OUT: PlannedFault = { fault: 'signed-out' };

/** What goes wrong with the reads of orders that are named so. */
export const OF_READS: Readonly<Record<string, PlannedFault>> = {
  'server-error': { fault: 'refused', words: 'The system is busy. Please try again later.' },
  'http-500': { fault: 'http-500' },
  malformed: { fault: 'malformed' },
  html: { fault: 'html-after' },
  'missing-required': { fault: 'no-data' },
  'signed-out': SIGNED_OUT,
  slow: { fault: 'late', ms: 2500 },
  stalled: { fault: 'stalled' },
  drops: { fault: 'drops' },
};

/** What goes wrong with the writes of orders that are named so. */
export const OF_WRITES: Readonly<Record<string, PlannedFault>> = {
  'signed-out': SIGNED_OUT,
  'write-signed-out': SIGNED_OUT,
  'write-error': { fault: 'refused' },
  'write-refused': { fault: 'refused-after' },
  'write-stalled': { fault: 'stalled' },
  'write-dropped': { fault: 'lost-after' },
  'write-unsafe': { fault: 'forged-address' },
};

export const faultOfRead = ({ scenario: { fault = '' }, signedOut }: Order) =>
  signedOut ? SIGNED_OUT : OF_READS[fault];

export function faultOfWrite(order: Order): PlannedFault | undefined {
  const { fault = '' } = order.scenario;
  order.signedOut ||= fault === 'write-signed-out';
  return order.signedOut ? SIGNED_OUT : OF_WRITES[fault];
}
