import type { Context } from 'hono';
import { replyInVariant } from '../replyVariants/replyVariant.ts';
import { type CallKind, takeFault } from './armedFaults.ts';
import { AFTER, BEFORE, type PlannedFault } from './faults.ts';
import { type Entry, replyOnce } from './ledger.ts';
import type { World } from './world.ts';

/** Longer than any client waits, ms. */
const LATE_MS = 65_000;

/** A valid call that is about to be carried out. */
interface Delivery {
  kind: CallKind;
  /** The parameters: a key that comes back with other ones is refused. */
  asked?: unknown;
  /** The fault of its order, if none was added for the call. */
  planned?: () => PlannedFault | undefined;
}

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
  const planned: Partial<PlannedFault> = armed ?? delivery.planned?.() ?? {};
  const { fault, ms = LATE_MS, words } = planned;
  const scene = { context, world, ms, words };
  const refused = fault && (await BEFORE[fault]?.(scene));
  if (refused) return refused;
  const { reply, entries } = perform(context, world, delivery, act);
  const withheld = fault && (await AFTER[fault]?.({ ...scene, reply }));
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
