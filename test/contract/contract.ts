import { SIGNED_OUT_STATUS } from '../../shared/api/call.ts';
import { CAPTCHA_PATH } from '../../shared/api/landing.ts';
import { ownParametersOf } from '../sandbox/answers.ts';
import { common } from '../sandbox/checks.ts';
import { createSandbox } from '../sandbox/sandbox.ts';
import { declaredCalls, type NamedCall } from './calls.ts';
import { type Components, type JsonSchema, jsonSchemaOf } from './jsonSchema.ts';
import { replyContract } from './replies.ts';

const BASE = '/esita';

/** Own parameters by `METHOD path`, as the sandbox checks them. */
export function sandboxParameters(): Map<string, object> {
  const found = new Map<string, object>();
  for (const { method, path, handler } of createSandbox().app.routes) {
    const schema = ownParametersOf(handler);
    if (schema) found.set(`${method} ${path.replace(BASE, '')}`, schema);
  }
  return found;
}

/** The key of a call among the sandbox's routes. */
export function routeOf({ method, path }: NamedCall['call']): string {
  return `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`;
}

const parameter = (place: 'query' | 'path' | 'header', name: string, schema: JsonSchema) => ({
  name,
  in: place,
  required: true,
  schema,
});

const asParameters = (schema: JsonSchema) =>
  Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).map(([name, one]) => ({
    ...parameter('query', name, one),
    required: ((schema.required ?? []) as string[]).includes(name),
  }));

const BODIES = {
  form: 'application/x-www-form-urlencoded',
  json: 'application/json',
  multipart: 'multipart/form-data',
} as const;

const SEGMENT = { type: 'string', pattern: '^[A-Za-z0-9_-]{1,32}$' };

const segmentsOf = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => parameter('path', name, SEGMENT));

const COMMON = Object.keys(common.entries).map((name) => ({
  $ref: `#/components/parameters/${name}`,
}));
const XHR = { $ref: '#/components/parameters/X-Requested-With' };

const KEY = { $ref: '#/components/parameters/Idempotency-Key' };

const KINDS = {
  read: 'A read: the client repeats it at most twice after a network failure.',
  write:
    'A write: the client never repeats it by itself. After a lost reply it reads the state instead.',
} as const;

/** A `message` in the body is shown; the body may be empty. */
const SIGNED_OUT = {
  description: 'The session has ended. The page offers to sign in through the shell.',
};

function operationOf(
  { id, tag, call }: NamedCall,
  own: object,
  reply: JsonSchema,
  schemas: Components['schemas'],
) {
  const parameters = jsonSchemaOf(own, { schemas, name: `${id}Parameters` });
  const get = call.method === 'GET';
  const content = { [BODIES[call.encoding]]: { schema: parameters } };
  const who = call.anonymous ? ' Nobody is signed in.' : '';
  return {
    operationId: id,
    tags: [tag],
    summary: `${call.method} ${call.path}`,
    description: `${KINDS[call.kind]}${who}`,
    parameters: [
      XHR,
      ...segmentsOf(call.path),
      ...(call.kind === 'write' ? [KEY] : []),
      ...COMMON,
      ...(get ? asParameters(parameters) : []),
    ],
    ...(!get && { requestBody: { required: true, content } }),
    responses: {
      200: {
        description: 'Success or refusal.',
        content: { 'application/json': { schema: reply } },
      },
      ...(!call.anonymous && { [SIGNED_OUT_STATUS]: SIGNED_OUT }),
      default: {
        description: 'Anything else, including HTML: shown as a service failure, with Retry.',
      },
    },
  };
}

const FILLED = { type: 'string', minLength: 1 };
const NONCE = 'A number that changes with each picture, so that none is cached.';

const CAPTCHA = {
  get: {
    operationId: 'captcha',
    tags: ['Registration'],
    summary: `GET ${CAPTCHA_PATH}`,
    description: 'The picture of a captcha, shown as an image.',
    parameters: [
      ...segmentsOf(CAPTCHA_PATH),
      { ...parameter('query', 'sid', FILLED), description: 'What getSid answered.' },
      { ...parameter('query', 'a', FILLED), description: NONCE },
    ],
    responses: { 200: { description: 'A picture.', content: { 'image/*': {} } } },
  },
};

const HEADERS = {
  'X-Requested-With': parameter('header', 'X-Requested-With', { const: 'XMLHttpRequest' }),
  'Idempotency-Key': {
    ...parameter('header', 'Idempotency-Key', FILLED),
    required: false,
    description:
      'The same for all attempts at one write. A server that honours it carries the write out once, answers a repetition with the first reply, and refuses the key with other parameters.',
  },
};

function componentsOf(schemas: Components['schemas']) {
  const shared = jsonSchemaOf(common, { schemas, name: 'CommonParameters' });
  const parameters = asParameters(shared).map((one) => [one.name, one] as const);
  return { schemas, parameters: { ...Object.fromEntries(parameters), ...HEADERS } };
}

const ABOUT = `What the borrower's pages send and can read, generated from the client's declarations and the sandbox's checks.
Common parameters go in the query of every call; \`productId\` and \`product_id\` are always equal. A query parameter of a page whose name is one of the permitted \`x-\` headers (\`x-app-version\`, \`x-device-id\`, \`x-market\` and others; \`VITE_HEADER_NAMES\`) becomes that request header.
Texts may be numbers, lists may be null, flags may be 1, "1", true or "true" and their opposites. Codes are whole digits, number or text alike.
A message for the borrower may be in \`message\`, \`msg\` or \`data.message\`. Fields that are not listed are ignored.`;

/** The contract as an OpenAPI 3.1 document. @throws Error naming a call that the sandbox does not declare. */
export function contract() {
  const { schemas, replies } = replyContract();
  const paths: Record<string, Record<string, unknown>> = { [CAPTCHA_PATH]: CAPTCHA };
  const known = sandboxParameters();
  declaredCalls.forEach((named, index) => {
    const own = known.get(routeOf(named.call));
    if (!own) throw new Error(`The sandbox declares no ${routeOf(named.call)}`);
    const { path, method } = named.call;
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: operationOf(named, own, replies[index] ?? {}, schemas),
    };
  });
  return {
    openapi: '3.1.0',
    info: { title: 'Lending pages: the calls of the front end', version: '1', description: ABOUT },
    servers: [{ url: BASE }],
    tags: [...new Set(declaredCalls.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: componentsOf(schemas),
  };
}
