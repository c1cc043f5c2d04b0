import type { Context } from 'hono';
import * as v from 'valibot';

const optionalText = v.optional(v.string());

/** The parameters that every call may carry in its query. */
export const common = v.strictObject({
  appVersion: optionalText,
  deviceName: optionalText,
  deviceId: optionalText,
  osVersion: optionalText,
  sessionId: optionalText,
  adId: optionalText,
  productId: optionalText,
  product_id: optionalText,
  orderId: optionalText,
  clientType: v.optional(v.picklist(['ios', 'android', 'h5'])),
});

export const required = v.pipe(v.string(), v.minLength(1));

/** Thrown to refuse a parameter; the message goes into the reply. */
export class Refusal extends Error {}

function parse<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown): Output {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const name = issue.path?.map(({ key }) => key).join('.') ?? '';
  throw new Refusal(
    issue.expected === 'never' ? `unexpected parameter ${name}` : `${name} is required`,
  );
}

async function bodyOf(context: Context): Promise<Record<string, string>> {
  const type = context.req.header('content-type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) {
    throw new Refusal('the body must be form-encoded');
  }
  return Object.fromEntries(new URLSearchParams(await context.req.text()));
}

/**
 * Reads and checks every parameter of a call: the header, common ones in the query, own ones in the body of
 * a POST or the query of a GET. @throws Refusal naming the first that is wrong.
 */
export async function parametersOf<Entries extends v.ObjectEntries>(
  context: Context,
  own: v.StrictObjectSchema<Entries, undefined>,
): Promise<v.InferOutput<v.StrictObjectSchema<Entries, undefined>>> {
  if (context.req.header('x-requested-with') !== 'XMLHttpRequest') {
    throw new Refusal('the header X-Requested-With is required');
  }
  const query = context.req.query();
  const get = context.req.method === 'GET';
  const mine = get
    ? Object.fromEntries(Object.entries(query).filter(([name]) => name in own.entries))
    : await bodyOf(context);
  const others = Object.entries(query).filter(
    ([name]) => !get || name in common.entries || !(name in own.entries),
  );
  const shared = parse(common, Object.fromEntries(others));
  if (shared.productId !== shared.product_id) throw new Refusal('productId and product_id differ');
  for (const name of ['productId', 'orderId'] as const) {
    const both = mine[name] !== undefined && shared[name] !== undefined;
    if (both && mine[name] !== shared[name]) throw new Refusal(`${name} differs in query and body`);
  }
  return parse(own, mine);
}

/** Checks only the header and common parameters, for a body that is not form-encoded. @throws Refusal. */
export function checkCommon(context: Context): void {
  if (context.req.header('x-requested-with') !== 'XMLHttpRequest') {
    throw new Refusal('the header X-Requested-With is required');
  }
  const { productId, product_id } = parse(common, context.req.query());
  if (productId !== product_id) throw new Refusal('productId and product_id differ');
}
