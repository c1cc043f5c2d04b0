import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { declares, orderOf, read, sessionOf, type Worlds, write } from './answers.ts';
import { cardInitOf, codesOf, type Item, itemsOf, problemOf } from './bindCard.ts';
import { required } from './checks.ts';
import { enter } from './ledger.ts';

const init = v.strictObject({ product_id: required });

/** The own parameters that this form must have: exactly those of its visible items. */
async function formSchema(context: Context, items: readonly Item[]) {
  const sent = new URLSearchParams(await context.req.raw.clone().text());
  const codes = codesOf(sent.get('cardType') ?? '', sent.get('channel') ?? undefined, items);
  const entries = Object.fromEntries(codes.map((code) => [code, v.string()]));
  return v.strictObject({ ...entries, ...kind });
}

const kind = { cardType: v.picklist(['1', '2']), product_id: required };

/** What applies to every form: card type and product, and one text for each visible item under its code. */
const anyForm = v.objectWithRest(kind, v.string());

function save(worlds: Worlds, fromOrder: boolean) {
  return declares(anyForm, async (context: Context) => {
    const known = orderOf(context, worlds(sessionOf(context)), {});
    const items = known ? itemsOf(known.scenario) : [];
    const schema = await formSchema(context, items);
    const answer = write(worlds, schema, (asked, order, world) => {
      const { cardType = '', product_id: _, ...fields } = asked as Record<string, string>;
      const [problem] = Object.entries(fields).flatMap(
        ([code, value]) => problemOf(code, value, items) ?? [],
      );
      if (problem) return { code: 1005, success: false, message: problem };
      const { orderId } = order.scenario;
      world.bound.push({ orderId, fromOrder, cardType, fields });
      enter(world, { kind: 'account', orderId });
      if (fromOrder) {
        const { details } = order.scenario;
        order.scenario = { ...order.scenario, details: { ...details, cardNeedPop: 0 } };
      }
      return { code: 0, success: true, message: 'success', data: null };
    });
    return answer(context);
  });
}

/** The calls of the bank form. */
export function bindCardRoutes(worlds: Worlds): Hono {
  const routes = new Hono();
  routes.post('/v3/bind-card/card-init', read(worlds, init, cardInitOf));
  routes.post('/v3/bind-card/bind-card-new', save(worlds, false));
  routes.post('/v3/bind-card/bind-card-loan-detail', save(worlds, true));
  return routes;
}
