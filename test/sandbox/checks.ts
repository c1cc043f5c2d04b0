import type { HonoRequest } from 'hono';
import * as v from 'valibot';

export const optionalText = v.optional(v.string());

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

/** A text that is not empty. */
export const required = v.pipe(v.string(), v.minLength(1));

/** The own parameters of a call. */
export type OwnSchema = v.GenericSchema<unknown, object> & { entries: v.ObjectEntries };

/** Thrown to refuse a parameter; the message goes into the reply. */
export class Refusal extends Error {}

/** Reads parameters. @throws Refusal naming the first that is wrong. */
export function parse<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown): Output {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const name = issue.path?.map(({ key }) => key).join('.') ?? '';
  throw new Refusal(
    issue.expected === 'never' ? `unexpected parameter ${name}` : `${name} is required`,
  );
}

export type BodyType = 'application/x-www-form-urlencoded' | 'multipart/form-data';

/** The fields of a body, unchecked; those of an upload have files. */
export async function bodyOf(req: HonoRequest, type: BodyType): Promise<Record<string, unknown>> {
  if (req.method === 'GET') return {};
  return type === 'multipart/form-data'
    ? req.parseBody()
    : Object.fromEntries(new URLSearchParams(await req.text()));
}

/**
 * Checks every parameter of a call: the headers, common ones in the query, own ones in the body of a POST or the query of
 * a GET. @throws Refusal naming the first that is wrong.
 */
export function parametersOf<Schema extends OwnSchema>(
  req: HonoRequest,
  own: Schema,
  type: BodyType,
  body: Record<string, unknown>,
): v.InferOutput<Schema> {
  if (req.header('x-requested-with') !== 'XMLHttpRequest') {
    throw new Refusal('the header X-Requested-With is required');
  }
  const isGet = req.method === 'GET';
  if (!isGet && !req.header('content-type')?.startsWith(type)) {
    throw new Refusal(`the body must be ${type}`);
  }
  const query = Object.entries(req.query());
  const isOwn = (name: string) => isGet && name in own.entries;
  const mine = isGet ? Object.fromEntries(query.filter(([name]) => isOwn(name))) : body;
  const others = query.filter(([name]) => !isOwn(name) || name in common.entries);
  const shared = parse(common, Object.fromEntries(others));
  if (shared.productId !== shared.product_id) throw new Refusal('productId and product_id differ');
  for (const name of ['productId', 'orderId'] as const) {
    const both = mine[name] !== undefined && shared[name] !== undefined;
    if (both && mine[name] !== shared[name]) throw new Refusal(`${name} differs in query and body`);
  }
  return parse(own, mine);
}
