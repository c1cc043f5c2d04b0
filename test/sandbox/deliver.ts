import type { Context } from 'hono';
import { replyInVariant } from '../replyVariants/replyVariant.ts';
import { type CallKind, type NetworkFault, takeFault } from './armedFaults.ts';
import { AFTER, BEFORE, type PlannedFault, type Strike } from './faults.ts';
import type { Reply } from './replies.ts';
import type { World } from './world.ts';

/** Longer than any client waits, ms. */
const LATE_MS = 65_000;

const before: Partial<Record<NetworkFault, Strike>> = BEFORE;
const after: Partial<Record<NetworkFault, Strike>> = AFTER;

/**
 * Answers a valid call as the lender does, with any fault that was added for the session or else the planned one.
 * @param act carries it out at once and returns the whole reply; its effects go into the ledger.
 */
export async function deliver(
  context: Context,
  world: World,
  { kind, planned }: { kind: CallKind; planned?: () => PlannedFault | undefined },
  act: () => Reply,
): Promise<Response> {
  const { req } = context;
  const found: Partial<PlannedFault> = takeFault(world, req.path, kind) ?? planned?.() ?? {};
  const { fault, ms = LATE_MS, words } = found;
  const scene = { context, world, ms, words };
  const refused = fault && (await before[fault]?.(scene));
  if (refused) return refused;
  const { length } = world.ledger;
  const reply = act();
  const entries = world.ledger.slice(length);
  const key = req.header('idempotency-key');
  if (key) for (const entry of entries) entry.idempotencyKey = key;
  const withheld = fault && (await after[fault]?.({ ...scene, reply }));
  if (withheld) return withheld;
  for (const entry of entries) entry.answered ||= !req.raw.signal.aborted;
  const called = { method: req.method, path: req.path.replace(/^\/esita/, '') };
  const remember = (said: string, plain: string) => world.respelled.set(said, plain);
  return context.json(replyInVariant(world.settings.replyVariant, called, reply, remember));
}
