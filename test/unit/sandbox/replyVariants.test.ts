import { describe, expect, it } from 'vitest';
import type { Call } from '../../../shared/api/call.ts';
import { decodeReply } from '../../../shared/api/envelope.ts';
import { declaredCalls } from '../../contract/calls.ts';
import { traitsOf } from '../../replyVariants/random.ts';
import { admits } from '../../replyVariants/replySchemas.ts';
import { replyInVariant } from '../../replyVariants/replyVariant.ts';
import { SCENARIOS } from '../../sandbox/scenarios.ts';
import { askAll } from '../contract/requests.ts';

const VARIANTS = Array.from({ length: 40 }, (_, index) => index + 1);
const plain = SCENARIOS.filter(({ orderId }) =>
  ['due-extendable', 'confirm-everything', 'loose-types', 'rupee'].includes(orderId),
);

describe.each(declaredCalls)('the reply variants of $id', ({ id, call }) => {
  const client = call as Call<unknown, unknown>;
  const fits = admits(call);

  it('are allowed by the contract and understood by the client, unless a required field is missing', async () => {
    const replies = await askAll(id, call, plain);
    const wrong = VARIANTS.flatMap((replyVariant) =>
      replies.flatMap(({ orderId, reply }) => {
        const said = replyInVariant(replyVariant, call, Object(reply));
        const text = JSON.stringify(said);
        const read = decodeReply(client, { status: 200, text }).success;
        const was = decodeReply(client, { status: 200, text: JSON.stringify(reply) }).success;
        const well = fits(JSON.parse(text)) && read === was;
        return well || traitsOf(replyVariant).omits ? [] : [`${replyVariant}, ${orderId}: ${text}`];
      }),
    );
    expect(replies).not.toEqual([]);
    expect(wrong).toEqual([]);
  });

  it('are the same each time', async () => {
    const [first] = await askAll(id, call, plain);
    for (const replyVariant of VARIANTS) {
      const said = replyInVariant(replyVariant, call, Object(first?.reply));
      expect(replyInVariant(replyVariant, call, Object(first?.reply))).toEqual(said);
    }
  });
});
