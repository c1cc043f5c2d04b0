import { Hono } from 'hono';
import * as v from 'valibot';
import { read, type Worlds } from '../../sandbox/answers.ts';
import { required } from '../../sandbox/checks.ts';

/** The call of the past payments page. */
export default function routesOf(worlds: Worlds): Hono {
  const routes = new Hono();
  routes.post(
    '/v3/order-loan/past-payments',
    read(worlds, v.strictObject({ orderId: required }), () => ({
      payments: [
        { amount: '₱3,450.00', paidOn: '2026-11-20' },
        { amount: '₱3,450.00', paidOn: '2026-10-20' },
      ],
    })),
  );
  return routes;
}
