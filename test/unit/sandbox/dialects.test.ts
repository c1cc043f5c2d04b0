import { describe, expect, it } from 'vitest';
import type { Call } from '../../../shared/api/call.ts';
import { decodeReply } from '../../../shared/api/envelope.ts';
import { declaredCalls } from '../../contract/calls.ts';
import { replyInDialect } from '../../dialects/dialect.ts';
import { traitsOf } from '../../dialects/random.ts';
import { admits } from '../../dialects/replySchemas.ts';
import { SCENARIOS } from '../../sandbox/scenarios.ts';
import { askAll } from '../contract/requests.ts';

const DIALECTS = Array.from({ length: 40 }, (_, index) => index + 1);
const plain = SCENARIOS.filter(({ orderId }) =>
  ['due-extendable', 'confirm-everything', 'loose-types', 'rupee'].includes(orderId),
);

describe.each(declaredCalls)('the dialects of $id', ({ id, call }) => {
  const client = call as Call<unknown, unknown>;
  const fits = admits(call);

  it('are allowed by the contract and understood by the client, unless a required field is missing', async () => {
    const replies = await askAll(id, call, plain);
    const wrong = DIALECTS.flatMap((dialect) =>
      replies.flatMap(({ orderId, reply }) => {
        const said = replyInDialect(dialect, call, Object(reply));
        const text = JSON.stringify(said);
        const read = decodeReply(client, { status: 200, text }).success;
        const was = decodeReply(client, { status: 200, text: JSON.stringify(reply) }).success;
        const well = fits(JSON.parse(text)) && read === was;
        return well || traitsOf(dialect).omits ? [] : [`${dialect}, ${orderId}: ${text}`];
      }),
    );
    expect(replies).not.toEqual([]);
    expect(wrong).toEqual([]);
  });

  it('are the same each time', async () => {
    const [first] = await askAll(id, call, plain);
    for (const dialect of DIALECTS) {
      const said = replyInDialect(dialect, call, Object(first?.reply));
      expect(replyInDialect(dialect, call, Object(first?.reply))).toEqual(said);
    }
  });
});
