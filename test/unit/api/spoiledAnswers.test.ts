// @vitest-environment happy-dom

import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Call, isCertain, isLost, type Result } from '../../../shared/api/call.ts';
import { loadClient, send } from '../../../shared/api/send.ts';
import { declaredCalls, type NamedCall } from '../../contract/calls.ts';
import { arm, type NetworkFault } from '../../sandbox/armedFaults.ts';
import { prepared } from '../contract/requests.ts';
import { freshPhone, visit } from '../runtime/freshPhone.ts';

/** Every answer that a lender, or what is between, can lose, cut, delay or spoil, and how often a read is then sent. */
const FAULTS: readonly [NetworkFault, reads: number][] = [
  ['lost-before', 3],
  ['lost-after', 3],
  ['drops', 3],
  ['stalled', 1],
  ['late', 1],
  ['head-only', 1],
  ['half-body', 1],
  ['late-body', 1],
  ['html-after', 1],
  ['http-404', 1],
  ['http-404-json', 1],
  ['http-502-json', 1],
];

const ORDER = 'two-instalments';
const MINUTE_MS = 60_000;

beforeAll(() => loadClient());
freshPhone();
beforeEach(() => {
  visit('', `/page?productId=7&orderId=${ORDER}&sessionId=contract`);
  vi.useFakeTimers();
});

/** Sends a call whose every answer is spoiled so. @returns its result within a minute, and how often it was sent. */
async function sendSpoiled(named: NamedCall, fault: NetworkFault) {
  const { sandbox, world, own } = await prepared(named, ORDER);
  const before = world.calls.length;
  arm(world, { path: '*', kind: named.call.kind, fault, ms: 70_000 });
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    // No network answers within the task that asks.
    await new Promise((resolve) => setTimeout(resolve));
    return sandbox.app.fetch(new Request(input, init));
  });
  const heard: Result<unknown>[] = [];
  const call = named.call as Call<object, unknown>;
  void send(call, own).then((result) => heard.push(result));
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  const [result] = heard;
  // Nothing is sent later either.
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
  return { result, sent: world.calls.length - before };
}

// A photo is sent in another way, with a limit of its own.
const calls = declaredCalls.filter(({ call }) => call.encoding !== 'multipart');

describe.each(FAULTS)('7.1 Common behaviour: a lender whose every answer is %s', (fault, reads) => {
  it.each(calls)('$id ends within a minute, and tells nothing for certain', async (named) => {
    const { result, sent } = await sendSpoiled(named, fault);
    expect(result).toMatchObject({ success: false });
    expect(sent).toBe(named.call.kind === 'read' ? reads : 1);
    const failed = result as Result<unknown> & { success: false };
    expect([isCertain(failed), isLost(failed)]).toEqual([false, true]);
    expect(failed.message).not.toMatch(/handler|gateway|found/i);
  });
});
