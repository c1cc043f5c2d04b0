import type { Context } from 'hono';
import { replyInVariant } from '../replyVariants/replyVariant.ts';
import {
  type ArmedFault,
  type CallKind,
  carryOutLater,
  hold,
  type NetworkFault,
  takeFault,
} from './armedFaults.ts';
import { dropMidReply, stall, wait } from './faults.ts';
import { type Entry, replyOnce } from './ledger.ts';
import type { World } from './world.ts';

/** Longer than any client waits, ms. */
const LATE_MS = 65_000;
/** How long the lender still works on a call that a proxy has given up, ms. */
const GIVEN_UP_MS = 4000;

/** The fault of a scenario or of a phone number, and how long it takes. */
export type PlannedFault = Pick<ArmedFault, 'fault' | 'ms'>;

/** A valid call that is about to be carried out. */
interface Delivery {
  kind: CallKind;
  /** The parameters: a key that comes back with other ones is refused. */
  asked?: unknown;
  /** The fault of its order, if none was added for the call. */
  planned?: () => PlannedFault | undefined;
  /** What its order answers instead, if no fault was added for the call. */
  instead?: () => Promise<Response | undefined>;
}

/** A call that a fault happens to. */
interface Scene {
  context: Context;
  world: World;
  ms: number;
}

type Strike = (scene: Scene) => Response | undefined | Promise<Response | undefined>;

/** A refusal in the reply format of any call. */
function refusal(context: Context, code: number, words: string): Response {
  return context.json({
    code,
    status: `${code}`,
    success: false,
    message: words,
    msg: words,
  });
}

const held: Strike = async ({ context, world }) => {
  await hold(world, context.req.path);
  return undefined;
};

const cut: Strike = ({ context }) => dropMidReply(context);
const broken: Strike = ({ context }) => context.html('<h1>Internal Server Error</h1>', 500);

/** Faults before anything has happened. */
const BEFORE: Partial<Record<NetworkFault, Strike>> = {
  'lost-before': cut,
  drops: cut,
  refused: ({ context }) => refusal(context, 500, 'This service is under maintenance'),
  'signed-out': ({ context }) => context.json({ code: 401 }, 401),
  'http-500': broken,
  'hold-before': held,
  // It happens whether or not the client still waits.
  'late-effect': async ({ ms }) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return undefined;
  },
};

/** Faults after it has happened. */
const AFTER: Partial<Record<NetworkFault, Strike>> = {
  'lost-after': cut,
  'http-500-after': broken,
  'http-502-json': ({ context }) => context.json({ status: 502, message: 'Bad gateway' }, 502),
  'html-after': ({ context }) => context.html('<!doctype html><title>Sign in</title><form></form>'),
  'empty-200': ({ context }) => context.body('', 200, { 'Content-Type': 'application/json' }),
  malformed: ({ context }) =>
    context.body('{"code":0,"success":true,"data":{"ord', 200, {
      'Content-Type': 'application/json',
    }),
  'refused-after': ({ context }) =>
    refusal(context, 800005, 'do not submit the payment request repeatedly'),
  hold: held,
  late: async ({ context, ms }) => {
    await wait(context, ms);
    return undefined;
  },
  stalled: ({ context }) => stall(context),
};

/** Carries the call out, and records the idempotency key with its effects. */
function perform(
  context: Context,
  world: World,
  { kind, asked }: Delivery,
  act: () => Record<string, unknown>,
): { reply: Record<string, unknown>; entries: readonly Entry[] } {
  const key = context.req.header('idempotency-key');
  const noted = () => {
    const before = world.ledger.length;
    const reply = act();
    const entries = world.ledger.slice(before);
    if (key) for (const entry of entries) entry.idempotencyKey = key;
    return { reply, entries };
  };
  if (kind === 'read' || !key) return noted();
  return replyOnce(world, { key, path: context.req.path, asked }, noted);
}

/**
 * Answers a call as the lender does, with any fault that was added for the session or belongs to its
 * order.
 * @param act carries it out at once and returns the whole reply; its effects go into the ledger.
 */
export async function deliver(
  context: Context,
  world: World,
  delivery: Delivery,
  act: () => Record<string, unknown>,
): Promise<Response> {
  const armed = takeFault(world, context.req.path, delivery.kind);
  const { fault, ms = LATE_MS } = armed ?? delivery.planned?.() ?? {};
  const scene = { context, world, ms };
  const other = armed ? undefined : await delivery.instead?.();
  const refused = other ?? (fault && (await BEFORE[fault]?.(scene)));
  if (refused) return refused;
  if (fault === 'gateway-timeout') {
    carryOutLater(world, context.req.path, armed?.ms ?? GIVEN_UP_MS, () =>
      perform(context, world, delivery, act),
    );
    return context.html('<h1>504 Gateway Time-out</h1>', 504);
  }
  const { reply, entries } = perform(context, world, delivery, act);
  const withheld = fault && (await AFTER[fault]?.(scene));
  if (withheld) return withheld;
  const gone = context.req.raw.signal.aborted;
  for (const entry of entries) entry.answered ||= !gone;
  return context.json(inVariant(context, world, reply));
}

/** The reply in the variant of the session's lender. */
function inVariant(
  { req }: Context,
  { settings, respelled }: World,
  reply: Record<string, unknown>,
): Readonly<Record<string, unknown>> {
  const call = { method: req.method, path: req.path.replace(/^\/esita/, '') };
  return replyInVariant(settings.replyVariant, call, reply, (said, plain) =>
    respelled.set(said, plain),
  );
}
