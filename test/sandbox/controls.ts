import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import { type Routes, type SandboxContext, worldOf } from './answers.ts';
import { arm, disarm, type NetworkFault, release } from './armedFaults.ts';
import { common, type OwnSchema } from './checks.ts';
import { AFTER, BEFORE } from './faults.ts';
import { payElsewhere } from './payCodes.ts';
import { done } from './replies.ts';
import { readsChangedBy, SCENARIOS } from './scenarios.ts';
import type { World } from './world.ts';

/** What can go wrong with any call on the network. */
const NETWORK_FAULTS = Object.keys({ ...BEFORE, ...AFTER }) as NetworkFault[];

const atLeast = (least: number) =>
  v.pipe(v.unknown(), v.transform(Number), v.integer(), v.minValue(least));
const session = { sessionId: v.optional(v.string(), 'default') };
const pathEnd = v.pipe(v.string(), v.startsWith('/'));

const settingsFields = v.strictObject({ ...session, replyVariant: v.optional(atLeast(0)) });
const faultFields = v.strictObject({
  ...session,
  path: v.optional(v.union([v.literal('*'), pathEnd])),
  fault: v.picklist([...NETWORK_FAULTS, 'none']),
  times: v.optional(v.union([v.literal('always'), atLeast(1)]), 1),
  ms: v.optional(atLeast(1)),
  kind: v.optional(v.picklist(['read', 'write'])),
});
const releaseFields = v.strictObject({ ...session, path: v.optional(pathEnd) });
const paymentFields = v.strictObject({ ...session, orderId: v.string() });

/**
 * A control of a session; its fields come as form or JSON, `sessionId` among them or in the query. The testers' page sends
 * the common parameters as well.
 */
function control<Asked extends { sessionId: string }>(
  schema: v.GenericSchema<unknown, Asked> & OwnSchema,
  act: (world: World, asked: Omit<Asked, 'sessionId'>, reset: () => void) => unknown,
) {
  return async (context: SandboxContext): Promise<Response> => {
    const { req } = context;
    const isJson = req.header('content-type')?.startsWith('application/json');
    const body: unknown = isJson ? await req.json() : await req.parseBody();
    const isAsked = ([name]: [string, string]) =>
      name in schema.entries || !(name in common.entries);
    const query = Object.fromEntries(Object.entries(req.query()).filter(isAsked));
    const checked = v.safeParse(schema, { ...query, ...Object(body) });
    if (!checked.success) throw new HTTPException(400, { message: v.summarize(checked.issues) });
    const { sessionId, ...asked } = checked.output;
    const { worldOf, reset } = context.var;
    return context.json(done(act(worldOf(sessionId), asked, () => reset(sessionId)) ?? null));
  };
}

/** The session, with its calls and those that are held back. */
function stateOf(world: World) {
  const { complaints, held, ledger: _, orders, respelled: __, ...plain } = world;
  return {
    ...plain,
    complaints: complaints.list,
    held: [...held].map(({ path }) => path),
    statuses: Object.fromEntries([...orders].map(([name, { status }]) => [name, status])),
  };
}

/** Whether any call has a path that a fault can apply to. @param calls methods and paths. */
function isKnown(path: string, calls: readonly string[]): boolean {
  const wanted = path.split('/').slice(1).reverse();
  return calls.some((call) => {
    const parts = call.split('/').reverse();
    return wanted.every((part, index) => parts[index] === part || parts[index]?.startsWith(':'));
  });
}

/**
 * The calls by which testers and tests control the lender, and see what happened.
 * @param calls methods and paths of the calls that faults may be added for.
 */
export const controls = (calls: readonly string[]): Routes => ({
  'GET /sandbox/scenarios': (context) =>
    context.json(done(SCENARIOS.map((one) => ({ ...one, calls: readsChangedBy(one) })))),
  'GET /sandbox/state': (context) => context.json(done(stateOf(worldOf(context)))),
  'GET /sandbox/ledger': (context) => context.json(done(worldOf(context).ledger)),
  'GET /sandbox/faults': (context) => {
    const { faults, held, settings } = worldOf(context);
    const waiting = { armed: faults, held: [...held].map(({ path }) => path), ...settings };
    return context.json(done({ names: NETWORK_FAULTS, calls, ...waiting }));
  },
  'POST /sandbox/reset': control(v.strictObject(session), (_, __, reset) => reset()),
  'POST /sandbox/settings': control(settingsFields, ({ settings }, changed) =>
    Object.assign(settings, changed),
  ),
  'POST /sandbox/fault': control(faultFields, (world, { path: given, fault, times, ...how }) => {
    const path = given ?? '*';
    if (path !== '*' && !isKnown(path, calls)) {
      throw new HTTPException(404, { message: `No call has a path that ends in ${path}` });
    }
    if (fault === 'none') disarm(world, given);
    else arm(world, { path, fault, times: times === 'always' ? undefined : times, ...how });
    return world.faults;
  }),
  'POST /sandbox/release': control(releaseFields, (world, { path }) => ({
    released: release(world, path),
  })),
  'POST /sandbox/pay-elsewhere': control(paymentFields, (world, { orderId }) => {
    if (payElsewhere(world, orderId)) return;
    throw new HTTPException(404, { message: 'There is nothing to pay for this order' });
  }),
});
