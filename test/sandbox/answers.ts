import type { Context } from 'hono';
import type * as v from 'valibot';
import { SANDBOX_HEADER } from '../../shared/config/sandboxHeader.ts';
import type { CallKind } from './armedFaults.ts';
import { type BodyType, bodyOf, type OwnSchema, parametersOf } from './checks.ts';
import { deliver } from './deliver.ts';
import { faultOfRead, faultOfWrite, type PlannedFault } from './faults.ts';
import { done, type Reply, refused } from './replies.ts';
import { PLAIN_ORDER } from './scenarios.ts';
import type { Order, World } from './world.ts';

/** What the sandbox's routes know: the states of the sessions by their ids. */
export interface SandboxRoutes {
  Variables: { worldOf: (sessionId: string) => World; reset: (sessionId: string) => void };
}

/** A call as it came. */
export interface RecordedCall {
  method: string;
  path: string;
  query: Record<string, string>;
  /** Texts; the file of an upload. */
  body: Record<string, string>;
  idempotencyKey: string | undefined;
}

export type SandboxContext = Context<SandboxRoutes>;

/** Calls or controls by method and path, such as `POST /service/event/save`. */
export type Routes = Readonly<
  Record<string, (context: SandboxContext) => Response | Promise<Response>>
>;

/**
 * The session that a call belongs to; calls without one share 'default'. Anonymous calls name it in a header, which is set
 * from the page's address.
 */
export function sessionOf({ req }: SandboxContext): string {
  return req.query('sessionId') ?? req.header(SANDBOX_HEADER) ?? 'default';
}

export const worldOf = (context: SandboxContext): World =>
  context.get('worldOf')(sessionOf(context));

/** Carries a call about an order out. */
type Act<Asked, Answer> = (
  order: Order,
  world: World,
  asked: Asked,
  context: SandboxContext,
) => Answer;

/** The parameters of a call; amounts that a reply variant had rewritten are translated back. */
function understood<Asked extends object>({ respelled }: World, asked: Asked): Asked {
  const plain = (value: string) => respelled.get(value) ?? value;
  const entries = Object.entries(asked).map(([name, value]) => [name, plain(value)]);
  return Object.fromEntries(entries);
}

/** Answers a call about an order, strictly checked. @param own its own parameters, which the contract reads from the handler. */
export function answer<Schema extends OwnSchema>(
  own: Schema,
  act: Act<v.InferOutput<Schema>, Response | Promise<Response>>,
  type: BodyType = 'application/x-www-form-urlencoded',
) {
  const handler = async (context: SandboxContext): Promise<Response> => {
    const world = worldOf(context);
    const { req } = context;
    const body = await bodyOf(req, type);
    const { method, path } = req;
    const query = req.query();
    const idempotencyKey = req.header('idempotency-key');
    world.calls.push({ method, path, query, body: body as RecordedCall['body'], idempotencyKey });
    const asked = understood(world, parametersOf(req, own, type, body));
    const { orderId = query.orderId ?? PLAIN_ORDER } = asked as { orderId?: string };
    const order = world.orders.get(orderId);
    if (!order) return context.json(refused(4004, 'Order not found'));
    order.seen = true;
    return act(order, world, asked, context);
  };
  return Object.assign(handler, { own });
}

/** For a call that goes well in every scenario. */
export const noFault = (): undefined => undefined;

/**
 * A call of the lender. A write is carried out every time it comes.
 * @param own its own parameters. @param act carries it out and returns the whole reply. @param planned the fault of an order's
 * scenario, or of a call's parameters.
 */
export function call<Schema extends OwnSchema>(
  kind: CallKind,
  own: Schema,
  act: Act<v.InferOutput<Schema>, Reply>,
  planned: (order: Order, asked: v.InferOutput<Schema>) => PlannedFault | undefined = kind ===
  'read'
    ? faultOfRead
    : faultOfWrite,
) {
  return answer(own, (order, world, asked, context) =>
    deliver(context, world, { kind, planned: () => planned(order, asked) }, () =>
      act(order, world, asked, context),
    ),
  );
}

/** A read of data that depend on an order. @param replyOf puts them into a reply. */
export const read = <Schema extends OwnSchema>(
  own: Schema,
  dataOf: Act<v.InferOutput<Schema>, unknown>,
  replyOf: (data: unknown) => Reply = done,
) => call('read', own, (...given) => replyOf(dataOf(...given)));
