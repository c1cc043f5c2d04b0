import { BASE_PATH, SIGNED_OUT_STATUS } from '../../shared/api/call.ts';
import { CAPTCHA_PATH } from '../../shared/api/landing.ts';
import { common } from '../sandbox/checks.ts';
import { createSandbox } from '../sandbox/sandbox.ts';
import type { NamedCall } from './calls.ts';
import { type JsonSchema, jsonSchemaOf } from './jsonSchema.ts';
import { callsWithReplies, schemas } from './replies.ts';

const { routes } = createSandbox().app;

/** The own parameters of a call, as the sandbox checks them. @throws Error if it does not answer the call. */
export function parametersOf({ method, path }: Pick<NamedCall['call'], 'method' | 'path'>) {
  const route = BASE_PATH + path.replace(/\{(\w+)\}/g, ':$1');
  const { handler } = routes.find((one) => one.method === method && one.path === route) ?? {};
  const { own } = Object(handler);
  if (!own) throw new Error(`The sandbox does not answer ${method} ${path}`);
  return jsonSchemaOf(own);
}

const parameter = (place: 'query' | 'path' | 'header', name: string, schema: JsonSchema) => ({
  name,
  in: place,
  required: true,
  schema,
});

const asParameters = ({ properties = {}, required = [] }: JsonSchema) =>
  Object.entries(properties).map(([name, one]) => ({
    ...parameter('query', name, one),
    required: required.includes(name),
  }));

const BODIES = {
  form: 'application/x-www-form-urlencoded',
  json: 'application/json',
  multipart: 'multipart/form-data',
} as const;

const SEGMENT = { type: 'string', pattern: '^[A-Za-z0-9_-]{1,32}$' };

const segmentsOf = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => parameter('path', name, SEGMENT));

const FILLED = { type: 'string', minLength: 1 };

const HEADERS = {
  'X-Requested-With': parameter('header', 'X-Requested-With', { const: 'XMLHttpRequest' }),
  'Idempotency-Key': {
    ...parameter('header', 'Idempotency-Key', FILLED),
    required: false,
    description:
      'The same for all attempts at one write. A server that honours it carries the write out once, answers a repetition with the first reply, and refuses the key with other parameters.',
  },
};

const shared = asParameters(jsonSchemaOf(common)).map((one) => [one.name, one] as const);
const PARAMETERS = { ...HEADERS, ...Object.fromEntries(shared) };

const KINDS = {
  read: 'A read: the client repeats it at most twice after a network failure.',
  write:
    'A write: the client never repeats it by itself. After a lost reply it reads the state instead.',
} as const;

/** A `message` in the body is shown; the body may be empty. */
const SIGNED_OUT = {
  description: 'The session has ended. The page offers to sign in through the shell.',
};

function operationOf({ id, tag, call, reply }: (typeof callsWithReplies)[number]) {
  const { method, path, encoding, kind, anonymous } = call;
  const own = parametersOf(call);
  const isGet = method === 'GET';
  const shared = Object.keys(PARAMETERS).filter(
    (name) => kind === 'write' || name !== 'Idempotency-Key',
  );
  return {
    operationId: id,
    tags: [tag],
    description: `${KINDS[kind]}${anonymous ? ' Nobody is signed in.' : ''}`,
    parameters: [
      ...segmentsOf(path),
      ...shared.map((name) => ({ $ref: `#/components/parameters/${name}` })),
      ...(isGet ? asParameters(own) : []),
    ],
    ...(!isGet && {
      requestBody: { required: true, content: { [BODIES[encoding]]: { schema: own } } },
    }),
    responses: {
      200: {
        description: 'Success or refusal.',
        content: { 'application/json': { schema: reply } },
      },
      ...(!anonymous && { [SIGNED_OUT_STATUS]: SIGNED_OUT }),
      default: {
        description: 'Anything else, including HTML: shown as a service failure, with Retry.',
      },
    },
  };
}

const NONCE = 'A number that changes with each picture, so that none is cached.';

const CAPTCHA = {
  get: {
    operationId: 'captcha',
    tags: ['landing'],
    description: 'The picture of a captcha, shown as an image.',
    parameters: [
      ...segmentsOf(CAPTCHA_PATH),
      parameter('query', 'sid', { ...FILLED, description: 'What getSid answered.' }),
      parameter('query', 'a', { ...FILLED, description: NONCE }),
    ],
    responses: { 200: { description: 'A picture.', content: { 'image/*': {} } } },
  },
};

const ABOUT = `What the borrower's pages send and can read, generated from the client's declarations and the sandbox's checks.
Common parameters go in the query of every call; \`productId\` and \`product_id\` are always equal. A query parameter of a page whose name is one of the permitted \`x-\` headers (\`x-app-version\`, \`x-device-id\`, \`x-market\` and others; \`VITE_HEADER_NAMES\`) becomes that request header.
Texts may be numbers, lists may be null, flags may be 1, "1", true or "true" and their opposites. Codes are whole digits, number or text alike.
A message for the borrower may be in \`message\`, \`msg\` or \`data.message\`. Fields that are not listed are ignored.`;

/** The contract as an OpenAPI 3.1 document. @throws Error naming a call that the sandbox does not answer. */
export function contract() {
  const paths: Record<string, Record<string, unknown>> = { [CAPTCHA_PATH]: CAPTCHA };
  for (const named of callsWithReplies) {
    const { path, method } = named.call;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(named) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Lending pages: the calls of the front end', version: '1', description: ABOUT },
    servers: [{ url: BASE_PATH }],
    paths,
    components: { schemas, parameters: PARAMETERS },
  };
}
