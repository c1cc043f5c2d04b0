import * as v from 'valibot';
import { call, type Routes, read } from './answers.ts';
import { required } from './checks.ts';
import { enter } from './ledger.ts';
import { productOf } from './loanCalls.ts';
import { stated, statedRefusal } from './replies.ts';
import type { Order } from './world.ts';

const orderKey = v.strictObject({ productId: v.optional(required), orderId: v.optional(required) });
const tap = v.strictObject({ ...orderKey.entries, position: required });

const PRODUCTS = [
  { ...productOf('partner'), enabled: 1, tags: ['No fee', 'Fast'] },
  { ...productOf('inApp'), enabled: '1', tags: ['Long term'] },
  { ...productOf('failing'), enabled: 1, tags: ['Never shown'] },
  { ...productOf('closed'), enabled: false, tags: [] },
];

/** The address of each product; the offer of the third one has ended. */
const ADDRESSES = ['/esita/sandbox/partner?offer=joint', 'lendapp://productDetail?productId=8', ''];

const recommendation = ({ scenario: { recommended = PRODUCTS, failure } }: Order) => ({
  noticeMsg: 'The partner could not accept your application. Nothing was charged.',
  errorMsg: 'Your application was not accepted',
  list: recommended,
  ...failure,
});

export const jointLoginCalls: Routes = {
  'POST /orbital/recommend': read(orderKey, recommendation, stated),
  'POST /orbital/track': call('write', tap, ({ scenario }, world) => {
    enter(world, { kind: 'event', orderId: scenario.orderId });
    return stated();
  }),
  'POST /orbital/jump': call('write', tap, (_, __, { position }) => {
    const url = ADDRESSES[Number(position) - 1];
    return url ? stated({ url }) : statedRefusal('01', 'This offer has ended');
  }),
};
