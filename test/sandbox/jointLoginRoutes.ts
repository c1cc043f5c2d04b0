import { Hono } from 'hono';
import * as v from 'valibot';
import { type Envelope, read, type Worlds, write } from './answers.ts';
import { required } from './checks.ts';
import { enter } from './ledger.ts';
import type { Order } from './world.ts';

const orderKey = v.strictObject({ productId: v.optional(required), orderId: v.optional(required) });
const tap = v.strictObject({ ...orderKey.entries, position: required });

const ok: Envelope = (data) => ({ status: '00', msg: 'success', data });
const no = (msg: string) => ({ status: '01', msg });

const PRODUCTS = [
  { name: 'Bayan Credit', enabled: 1, tags: ['No fee', 'Fast'] },
  { name: 'Tulay Loan', enabled: '1', tags: ['Long term'] },
  { name: 'Agad Cash', enabled: 1, tags: ['Never shown'] },
  { name: 'Dagat Finance', enabled: false, tags: [] },
];

/** The address of each product; the offer of the third one has ended. */
const ADDRESSES = ['/esita/sandbox/partner?offer=joint', 'lendapp://productDetail?productId=8', ''];

function productsOf({ scenario }: Order): unknown {
  if (scenario.recommended !== undefined) return scenario.recommended;
  return PRODUCTS.map((product, index) => ({
    logo: `/esita/sandbox/logo/${['partner', 'inApp', 'failing', 'closed'][index]}.svg`,
    btnText: 'Apply',
    amount: '₱2,000 – ₱20,000',
    amountDes: 'Amount you can borrow',
    rate: 'From 3% a month',
    des: '91 to 365 days',
    ...product,
  }));
}

/** The calls of the joint login failure page. */
export function jointLoginRoutes(worlds: Worlds): Hono {
  const routes = new Hono();
  const recommend = (order: Order) => ({
    noticeMsg: 'The partner could not accept your application. Nothing was charged.',
    errorMsg: 'Your application was not accepted',
    list: productsOf(order),
  });
  routes.post('/orbital/recommend', read(worlds, orderKey, recommend, ok));
  routes.post(
    '/orbital/track',
    write(worlds, tap, ({ position }, order, world) => {
      if (order.scenario.fault === 'track-error') return no('Tracking is down');
      world.events.push({ jointLogin: position });
      enter(world, { kind: 'event', orderId: order.scenario.orderId });
      return ok(null);
    }),
  );
  routes.post(
    '/orbital/jump',
    write(worlds, tap, ({ position }, order) => {
      const url = ADDRESSES[Number(position) - 1];
      if (order.scenario.fault === 'write-unsafe') return ok({ url: 'javascript:alert(1)' });
      return url ? ok({ url }) : no('This offer has ended');
    }),
  );
  return routes;
}
