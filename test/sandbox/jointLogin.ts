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
  { name: 'Bayan Credit', enabled: 1, tags: ['No fee', 'Fast'], logo: 'partner' },
  { name: 'Tulay Loan', enabled: '1', tags: ['Long term'], logo: 'inApp' },
  { name: 'Agad Cash', enabled: 1, tags: ['Never shown'], logo: 'failing' },
  { name: 'Dagat Finance', enabled: false, tags: [], logo: 'closed' },
].map(({ logo, ...product }) => ({ ...productOf(logo), amount: '₱2,000 – ₱20,000', ...product }));

/** The address of each product; the offer of the third one has ended. */
const ADDRESSES = ['/esita/sandbox/partner?offer=joint', 'lendapp://productDetail?productId=8', ''];

const recommendation = ({ scenario: { recommended = PRODUCTS } }: Order) => ({
  noticeMsg: 'The partner could not accept your application. Nothing was charged.',
  errorMsg: 'Your application was not accepted',
  list: recommended,
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
