import { Hono } from 'hono';
import { readsChangedBy } from './readsChangedBy.ts';
import { SCENARIOS } from './scenarios.ts';
import type { World } from './world.ts';

/** The calls by which testers and tests control the sandbox: scenarios, state and reset. */
export function controlRoutes(
  worlds: (sessionId: string) => World,
  reset: (sessionId: string) => void,
): Hono {
  const routes = new Hono();
  routes.get('/scenarios', (context) => {
    const data = SCENARIOS.map((scenario) => {
      const { orderId, title, description, exampleOf } = scenario;
      return { orderId, title, description, exampleOf, calls: readsChangedBy(scenario) };
    });
    return context.json({ code: 0, message: 'success', data });
  });
  routes.get('/state', (context) => {
    const world = worlds(context.req.query('sessionId') ?? 'default');
    const { bound, calls, cards, codes, confirmed, events, faults, landing, scores, settings } =
      world;
    const orders = [...world.orders];
    const data = {
      bound,
      calls,
      cards,
      codes,
      complaints: world.complaints.list,
      confirmed,
      events,
      faults,
      /** Paths of the calls that are held back. */
      held: [...world.held].map(({ path }) => path),
      landing,
      scores,
      settings,
      statuses: Object.fromEntries(orders.map(([name, { status }]) => [name, status])),
    };
    return context.json({ code: 0, message: '', data });
  });
  routes.post('/reset', async (context) => {
    const { sessionId } = await context.req.parseBody();
    reset(String(sessionId ?? context.req.query('sessionId') ?? 'default'));
    return context.json({ code: 0, message: 'success', data: null });
  });
  return routes;
}
