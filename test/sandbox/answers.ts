import type { Context } from 'hono';
import type * as v from 'valibot';
import { parametersOf } from './checks.ts';
import { deliver } from './deliver.ts';
import { faultOfWrite, faultyRead } from './faults.ts';
import { loosened } from './loose.ts';
import type { Order, World } from './world.ts';

/** The state of a session, by its id. */
export type Worlds = (sessionId: string) => World;

export const NOT_FOUND = { code: 4004, success: false, message: 'Order not found' };

/**
 * The session that a call belongs to; calls without one share 'default'. Calls without identity name it in
 * a header, which the address asks for with `x-sandbox-session` (spec 7.1, extra custom headers).
 */
export function sessionOf(context: Context): string {
  return context.req.query('sessionId') ?? context.req.header('x-sandbox-session') ?? 'default';
}

/** Notes a call as the server saw it, before it is judged; a multipart body is not kept. */
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

/** Notes which own parameters a route takes, for the contract. @param schema of valibot. @returns the handler itself. */
export function declares<Handler extends object>(schema: object, handler: Handler): Handler {
  declared.set(handler, schema);
  return handler;
}

/** The own parameters that a route's handler has declared. */
export function ownParametersOf(handler: object): object | undefined {
  return declared.get(handler);
}

/** How a family of calls wraps its data: `{code, success, message}` unless it says otherwise. */
export type Envelope = (data: unknown) => Record<string, unknown>;

const usual: Envelope = (data) => ({ code: 0, success: true, message: 'success', data });

/** The order that a call without one is about. */
const PLAIN_ORDER = 'due-extendable';

/** The order that a call names, in its own parameters or among the common ones. */
export function orderOf(
  context: Context,
  world: World,
  asked: Record<string, unknown>,
): Order | undefined {
  return world.orders.get(`${asked.orderId ?? context.req.query('orderId') ?? PLAIN_ORDER}`);
}

/**
 * Answers a read about an order, with the faults of its scenario.
 * @param schema its own parameters. @param dataOf the reply's data.
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
    // Its code alone says that it succeeded.
    const { success: said, ...rest } = reply;
    return loosened(said === undefined ? reply : rest) as Record<string, unknown>;
  };
  return answer(worlds, schema, (_, order, world, context) =>
    deliver(context, world, { kind: 'read', instead: () => faultyRead(context, order) }, () =>
      replyOf(order, world, context),
    ),
  );
}

type Act<Entries extends v.ObjectEntries, Answer> = (
  asked: v.InferOutput<v.StrictObjectSchema<Entries, undefined>>,
  order: Order,
  world: World,
  context: Context,
) => Answer;

/** What was asked, with amounts that came back as the session's dialect spelled them. */
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
 * Answers a write about an order, with the faults of its scenario: it is done each time that it comes.
 * @param act does it and gives the whole reply; what it returns for an unsafe scenario is its own affair.
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
