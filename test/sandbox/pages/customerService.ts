import { Hono } from 'hono';
import * as v from 'valibot';
import { read, type Worlds } from '../answers.ts';

/** The call of customer service. */
export default function routesOf(worlds: Worlds): Hono {
  const routes = new Hono();
  routes.post(
    '/v3/personal-center/contact-kf-info',
    read(worlds, v.strictObject({ type: v.literal('30') }), ({ scenario }) => ({
      email: 'care@lend.example',
      smWa: 'https://wa.me/639170000100',
      ...scenario.contact,
    })),
  );
  return routes;
}
