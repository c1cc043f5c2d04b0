import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { arm, disarm, NETWORK_FAULTS, release } from './armedFaults.ts';
import { payElsewhere, type World } from './world.ts';

const yes = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false', '1', '0'])]),
  v.transform((value) => [true, 'true', '1'].includes(value)),
);
const count = v.pipe(v.unknown(), v.transform(Number), v.integer(), v.minValue(1));
const replyVariant = v.pipe(v.unknown(), v.transform(Number), v.integer(), v.minValue(0));
const session = { sessionId: v.optional(v.string(), 'default') };
const pathEnd = v.pipe(v.string(), v.startsWith('/'));

const settingsFields = v.strictObject({
  ...session,
  honoursIdempotencyKey: v.optional(yes),
  replyVariant: v.optional(replyVariant),
});
const faultFields = v.strictObject({
  ...session,
  path: v.union([v.literal('*'), pathEnd]),
  fault: v.picklist([...NETWORK_FAULTS, 'none']),
  times: v.optional(v.union([v.literal('always'), count]), 1),
  ms: v.optional(count),
  kind: v.optional(v.picklist(['read', 'write'])),
});
const releaseFields = v.strictObject({ ...session, path: v.optional(pathEnd) });
const paymentFields = v.strictObject({
  ...session,
  orderId: v.string(),
  extension: v.optional(yes, false),
});

type Answer = { status?: 400 | 404; data?: unknown; message?: string };

/** A control; its fields come as form or JSON, `sessionId` among them or in the query. */
function control<Output>(
  schema: v.GenericSchema<unknown, Output>,
  act: (asked: Output) => Answer,
): (context: Context) => Promise<Response> {
  return async (context) => {
    const isJson = context.req.header('content-type')?.startsWith('application/json');
    const body: unknown = isJson ? await context.req.json() : await context.req.parseBody();
    const asked = v.safeParse(schema, { ...context.req.query(), ...Object(body) });
    const { status, data, message } = asked.success
      ? act(asked.output)
      : { status: 400 as const, message: v.summarize(asked.issues) };
    if (status) return context.json({ code: status, success: false, message }, status);
    return context.json({ code: 0, success: true, message: 'success', data: data ?? null });
  };
}

/** Whether any call has a path that a fault can apply to. @param calls paths of the routes. */
function isKnown(path: string, calls: readonly string[]): boolean {
  const wanted = path.split('/').slice(1).reverse();
  return calls.some((call) => {
    const parts = call.split('/').reverse();
    return wanted.every((part, index) => parts[index] === part || parts[index]?.startsWith(':'));
  });
}

/**
 * Controls how the lender treats one session: settings, faults, payments that no page sees, and the ledger
 * of what happened. @param calls paths of the routes that faults may be added for.
 */
export function lenderControls(
  worlds: (sessionId: string) => World,
  calls: readonly string[],
): Hono {
  const routes = new Hono();
  routes.get('/ledger', (context) => {
    const { ledger } = worlds(context.req.query('sessionId') ?? 'default');
    return context.json({ code: 0, message: 'success', data: ledger });
  });
  routes.post(
    '/settings',
    control(settingsFields, ({ sessionId, ...changed }) => ({
      data: Object.assign(worlds(sessionId).settings, changed),
    })),
  );
  routes.post(
    '/fault',
    control(faultFields, ({ sessionId, path, fault, times, ...how }) => {
      if (path !== '*' && !isKnown(path, calls)) {
        return { status: 404, message: `No call has a path that ends in ${path}` };
      }
      const world = worlds(sessionId);
      if (fault === 'none') disarm(world, path);
      else arm(world, { path, fault, times: times === 'always' ? undefined : times, ...how });
      return { data: world.faults };
    }),
  );
  routes.post(
    '/release',
    control(releaseFields, ({ sessionId, path }) => ({
      data: { released: release(worlds(sessionId), path) },
    })),
  );
  routes.post(
    '/pay-elsewhere',
    control(paymentFields, ({ sessionId, orderId, extension }) =>
      payElsewhere(worlds(sessionId), orderId, extension)
        ? {}
        : { status: 404, message: 'There is nothing to pay for this order' },
    ),
  );
  return routes;
}
