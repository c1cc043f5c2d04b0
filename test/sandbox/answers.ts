import type { Context } from 'hono';
import type * as v from 'valibot';
import { parametersOf } from './checks.ts';
import { deliver } from './deliver.ts';
import { faultOfRead, faultOfWrite } from './faults.ts';
import type { Order, World } from './world.ts';

/** Returns the state of a session by its id. */
export type Worlds = (sessionId: string) => World;

const NOT_FOUND = { code: 4004, success: false, message: 'Order not found' };

/**
 * The session that a call belongs to; calls without one share 'default'. Anonymous calls name it in the
 * `x-sandbox-session` header, which is set from the page's address.
 */
export function sessionOf(context: Context): string {
  return context.req.query('sessionId') ?? context.req.header('x-sandbox-session') ?? 'default';
}

/** Records a call as the server received it, before it is checked; multipart bodies are left out. */
export async function record(context: Context, world: World): Promise<void> {
  const multipart = context.req.header('content-type')?.startsWith('multipart/');
  const kept = context.req.method === 'POST' && !multipart;
  const text = kept ? await context.req.raw.clone().text() : '';
  const key = context.req.header('idempotency-key');
  world.calls.push({
    method: context.req.method,
    path: context.req.path,
    query: context.req.query(),
    body: Object.fromEntries(new URLSearchParams(text)),
    ...(key && { idempotencyKey: key }),
  });
}

const declared = new WeakMap<object, object>();

/** Records which own parameters a route takes, for the contract. @param schema of valibot. @returns the same handler. */
export function declares<Handler extends object>(schema: object, handler: Handler): Handler {
  declared.set(handler, schema);
  return handler;
}

/** The own parameters that a route's handler takes. */
export function ownParametersOf(handler: object): object | undefined {
  return declared.get(handler);
}

/** How a group of calls wraps its data; `{code, success, message}` by default. */
export type Envelope = (data: unknown) => Record<string, unknown>;

const usual: Envelope = (data) => ({ code: 0, success: true, message: 'success', data });

/** The order that is used if a call names none. */
const PLAIN_ORDER = 'due-extendable';

/** The order that a call names, among its own or the common parameters. */
export function orderOf(
  context: Context,
  world: World,
  asked: Record<string, unknown>,
): Order | undefined {
  return world.orders.get(`${asked.orderId ?? context.req.query('orderId') ?? PLAIN_ORDER}`);
}

/**
 * Answers a read about an order, with the faults of its scenario.
 * @param schema its own parameters. @param dataOf returns the reply's data.
 */
export function read<Entries extends v.ObjectEntries>(
  worlds: Worlds,
  schema: v.StrictObjectSchema<Entries, undefined>,
  dataOf: (order: Order, world: World, context: Context) => unknown,
  envelope: Envelope = usual,
) {
  const replyOf = (order: Order, world: World, context: Context): Record<string, unknown> => {
    if (order.scenario.fault === 'missing-required') return envelope({});
    const reply = envelope(dataOf(order, world, context));
    if (!order.scenario.loose) return reply;
    // Only the code reports success.
    const { success: said, ...rest } = reply;
    return withNumbersAsText(said === undefined ? reply : rest) as Record<string, unknown>;
  };
  return readWith(worlds, schema, (_, order, world, context) => replyOf(order, world, context));
}

/** Answers a read whose whole reply depends on its parameters, with the faults of its order's scenario. */
export function readWith<Entries extends v.ObjectEntries>(
  worlds: Worlds,
  schema: v.StrictObjectSchema<Entries, undefined>,
  replyOf: Act<Entries, Record<string, unknown>>,
) {
  return answer(worlds, schema, (asked, order, world, context) => {
    const planned = () => faultOfRead(order);
    return deliver(context, world, { kind: 'read', planned }, () =>
      replyOf(asked, order, world, context),
    );
  });
}

type Act<Entries extends v.ObjectEntries, Answer> = (
  asked: v.InferOutput<v.StrictObjectSchema<Entries, undefined>>,
  order: Order,
  world: World,
  context: Context,
) => Answer;

/** The parameters of a call; amounts that a reply variant had rewritten are translated back. */
function understood<Asked extends object>({ respelled }: World, asked: Asked): Asked {
  const entries = Object.entries(asked).map(([name, value]) => [
    name,
    respelled.get(value) ?? value,
  ]);
  return Object.fromEntries(entries);
}

/** Answers a call about an order without the faults of its scenario. */
export function answer<Entries extends v.ObjectEntries>(
  worlds: Worlds,
  schema: v.StrictObjectSchema<Entries, undefined>,
  act: Act<Entries, Response | Promise<Response>>,
) {
  return declares(schema, async (context: Context): Promise<Response> => {
    const world = worlds(sessionOf(context));
    await record(context, world);
    const asked = understood(world, await parametersOf(context, schema));
    const order = orderOf(context, world, asked);
    return order ? act(asked, order, world, context) : context.json(NOT_FOUND);
  });
}

/**
 * Answers a write about an order, with the faults of its scenario. The write is carried out every time it comes.
 * @param act carries it out and returns the whole reply; it deals with unsafe scenarios itself.
 */
export function write<Entries extends v.ObjectEntries>(
  worlds: Worlds,
  schema: v.StrictObjectSchema<Entries, undefined>,
  act: Act<Entries, Record<string, unknown>>,
) {
  return answer(worlds, schema, (asked, order, world, context) => {
    const about = { ...asked, orderId: order.scenario.orderId };
    const planned = () => faultOfWrite(order);
    return deliver(context, world, { kind: 'write', asked: about, planned }, () =>
      act(asked, order, world, context),
    );
  });
}

/** The same data with every number as text, as some servers send it. */
function withNumbersAsText(value: unknown): unknown {
  if (typeof value === 'number') return `${value}`;
  if (Array.isArray(value)) return value.map(withNumbersAsText);
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, withNumbersAsText(one)]),
  );
}
