import type { Context } from 'hono';
import { replyInVariant } from '../replyVariants/replyVariant.ts';
import { type CallKind, type NetworkFault, takeFault } from './armedFaults.ts';
import { AFTER, BEFORE, type PlannedFault, type Strike } from './faults.ts';
import type { Entry } from './ledger.ts';
import { type Reply, refusedAnyhow } from './replies.ts';
import type { World } from './world.ts';

/** Longer than any client waits, ms. */
const LATE_MS = 65_000;

/** A valid call that is about to be carried out. */
interface Delivery {
  kind: CallKind;
  /** The parameters: a key that comes back with other ones is refused. */
  asked: unknown;
  /** The fault of its order, if none was added for the call. */
  planned?: () => PlannedFault | undefined;
}

/** The reply to a call and its effects. */
interface Done {
  reply: Reply;
  entries: readonly Entry[];
}

/** The first write with an idempotency key. */
export interface KeyedWrite extends Done {
  /** Its parameters, as text. */
  text: string;
}

/**
 * Carries a call out, and records the idempotency key with its effects. If the session's lender honours keys, a repeated
 * write gets the first reply, even a refusal; with other parameters it is refused.
 */
function perform(
  { req }: Context,
  { ledger, settings, keyed }: World,
  { kind, asked }: Delivery,
  act: () => Reply,
): Done {
  const key = req.header('idempotency-key');
  const isKeyed = settings.honoursIdempotencyKey && kind === 'write' && key;
  const place = `${req.path} ${key}`;
  const text = JSON.stringify(asked);
  const first = isKeyed && keyed.get(place);
  if (first && first.text === text) return first;
  if (first) {
    const reply = refusedAnyhow(1012, 'This Idempotency-Key belongs to another request');
    return { reply, entries: [] };
  }
  const before = ledger.length;
  const reply = act();
  const entries = ledger.slice(before);
  if (key) for (const entry of entries) entry.idempotencyKey = key;
  if (isKeyed) keyed.set(place, { reply, entries, text });
  return { reply, entries };
}

const before: Partial<Record<NetworkFault, Strike>> = BEFORE;
const after: Partial<Record<NetworkFault, Strike>> = AFTER;

/**
 * Answers a call as the lender does, with any fault that was added for the session or belongs to its
 * order.
 * @param act carries it out at once and returns the whole reply; its effects go into the ledger.
 */
export async function deliver(
  context: Context,
  world: World,
  delivery: Delivery,
  act: () => Reply,
): Promise<Response> {
  const { raw, method, path } = context.req;
  const armed = takeFault(world, path, delivery.kind);
  const planned: Partial<PlannedFault> = armed ?? delivery.planned?.() ?? {};
  const { fault, ms = LATE_MS, words } = planned;
  const scene = { context, world, ms, words };
  const refused = fault && (await before[fault]?.(scene));
  if (refused) return refused;
  const { reply, entries } = perform(context, world, delivery, act);
  const withheld = fault && (await after[fault]?.({ ...scene, reply }));
  if (withheld) return withheld;
  for (const entry of entries) entry.answered ||= !raw.signal.aborted;
  const called = { method, path: path.replace(/^\/esita/, '') };
  const { settings, respelled } = world;
  return context.json(
    replyInVariant(settings.replyVariant, called, reply, (said, plain) =>
      respelled.set(said, plain),
    ),
  );
}
