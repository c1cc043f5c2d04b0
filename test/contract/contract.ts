import type { GenericSchema } from 'valibot';
import { SIGNED_OUT_STATUS } from '../../shared/api/call.ts';
import { LEGACY_NAMES } from '../../shared/api/loanConfirm.legacy.ts';
import { type OfferNames, V3_NAMES } from '../../shared/api/loanConfirm.ts';
import { CAPTCHA_PATH } from '../../shared/api/registration.ts';
import { ownParametersOf } from '../sandbox/answers.ts';
import { common } from '../sandbox/checks.ts';
import { createSandbox } from '../sandbox/sandbox.ts';
import { declaredCalls, type NamedCall } from './calls.ts';
import { type Components, type JsonSchema, jsonSchemaOf, LOOSE_KINDS } from './jsonSchema.ts';

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

const ZERO = { enum: [0, '0', '00'] };
const OTHER = { type: ['string', 'number'], minLength: 1, not: ZERO };
const YES = { enum: [true, 1, '1', 'true'] };
const NO = { enum: [false, 0, '0', 'false'] };
const ABSENT: JsonSchema = { type: 'null' };
const WORDS = { $ref: '#/components/schemas/Text' };

const outcome = (description: string, ways: Record<string, JsonSchema>[]): JsonSchema => ({
  description,
  anyOf: ways.map((properties) => ({
    type: 'object',
    properties: { ...properties, message: WORDS, msg: WORDS },
    required: Object.keys(properties).filter((name) => properties[name] !== ABSENT),
  })),
});

/** What a reply says of the request, beside its data. */
const OUTCOMES: Readonly<Record<string, JsonSchema>> = {
  Succeeded: outcome(
    'Success: a `success` that says yes, or, where there is none, a code of zero.',
    [{ success: YES }, { success: ABSENT, code: ZERO }],
  ),
  Refused: outcome('Refusal: a `success` that says no, or, where there is none, another code.', [
    { success: NO },
    { success: ABSENT, code: OTHER },
  ]),
  StatusSucceeded: outcome(
    'Success: a `status` of zero, or, where there is none, a code of zero.',
    [{ status: ZERO }, { status: ABSENT, code: ZERO }],
  ),
  StatusRefused: outcome('Refusal: another `status`, or, where there is none, another code.', [
    { status: OTHER },
    { status: ABSENT, code: OTHER },
  ]),
};

function envelopes({ call, id }: NamedCall, data: JsonSchema): JsonSchema {
  const kind = call.statusFirst ? 'Status' : '';
  const outcomeOf = (name: string) => ({ $ref: `#/components/schemas/${kind}${name}` });
  return {
    oneOf: [
      {
        title: `${id} succeeded`,
        allOf: [
          outcomeOf('Succeeded'),
          {
            type: 'object',
            properties: { data },
            ...(('type' in data || '$ref' in data) && { required: ['data'] }),
          },
        ],
      },
      outcomeOf('Refused'),
    ],
  };
}

function renamedObject(plain: JsonSchema, names: Record<string, string>): JsonSchema {
  const wire = (name: string) => names[name] ?? name;
  const kept = Object.entries(plain.properties as object).filter(([name]) => wire(name));
  return {
    ...plain,
    properties: Object.fromEntries(kept.map(([name, schema]) => [wire(name), schema])),
    ...(plain.required ? { required: (plain.required as string[]).map(wire) } : {}),
  };
}

function offerOf(reply: GenericSchema, names: OfferNames, components: Components): JsonSchema {
  const { pipe } = reply as unknown as { pipe: GenericSchema[] };
  const plain = pipe[pipe.length - 1];
  if (!plain) throw new Error('An offer without a schema');
  const offer = jsonSchemaOf(plain, components);
  const properties = offer.properties as Record<string, JsonSchema>;
  for (const [list, rows] of [
    ['details', names.detail],
    ['plans', names.plan],
  ] as const) {
    const items = properties[list]?.items as JsonSchema;
    properties[list] = { ...properties[list], items: renamedObject(items, rows) };
  }
  return renamedObject(offer, names.offer);
}

const OFFERS: Record<string, OfferNames> = {
  v3ConfirmOffer: V3_NAMES,
  legacyConfirmOffer: LEGACY_NAMES,
};

const TEXT = { $ref: '#/components/schemas/Text' };

const CODE_LIST: JsonSchema = {
  type: ['array', 'null'],
  description:
    'The open codes of this order for this payment, if the server tells them: they prove that a code was made although its answer was lost.',
  items: {
    type: 'object',
    properties: {
      channelNumber: TEXT,
      payUrl: TEXT,
      time: { ...TEXT, description: 'When it was made, yyyy-mm-dd hh:mm:ss in Manila.' },
    },
    required: ['channelNumber', 'payUrl', 'time'],
  },
};

/** What a server may tell besides, as a proof of what has happened; nothing depends on it. */
const PROOFS: Record<string, Record<string, JsonSchema>> = {
  repayment: { codeList: CODE_LIST },
  extension: { codeList: CODE_LIST },
  problemList: { count: { ...TEXT, description: 'How many complaints there are.' } },
};

function dataOf({ id, call }: NamedCall, schemas: Components['schemas']): JsonSchema {
  const components = { schemas, name: `${id}Entry` };
  const names = OFFERS[id];
  if (names) return offerOf(call.reply, names, components);
  const data = jsonSchemaOf(call.reply, components);
  const properties = { ...PROOFS[id], ...(data.properties as object) };
  return PROOFS[id] ? { ...data, properties } : data;
}

const asParameters = (schema: JsonSchema) =>
  Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).map(([name, one]) => ({
    name,
    in: 'query',
    required: ((schema.required ?? []) as string[]).includes(name),
    schema: one,
  }));

const BODIES = {
  form: 'application/x-www-form-urlencoded',
  json: 'application/json',
  multipart: 'multipart/form-data',
} as const;

const SEGMENT = { type: 'string', pattern: '^[A-Za-z0-9_-]{1,32}$' };

const segmentsOf = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: SEGMENT,
  }));

const COMMON = Object.keys(common.entries).map((name) => ({
  $ref: `#/components/parameters/${name}`,
}));
const XHR = { $ref: '#/components/parameters/X-Requested-With' };

const KEY = { $ref: '#/components/parameters/Idempotency-Key' };

const KINDS = {
  read: 'A read: the client repeats it at most twice after a network failure.',
  write:
    'A write: the client never repeats it by itself. After an answer that was lost it reads the state.',
} as const;

/** Its body may say `message`, which is shown; it needs none. */
const SIGNED_OUT = {
  description: 'The session has ended: the page offers to sign in, through the shell.',
};

function operationOf(named: NamedCall, own: object, schemas: Components['schemas']) {
  const { id, tag, call } = named;
  const parameters = jsonSchemaOf(own, { schemas, name: `${id}Parameters` });
  const get = call.method === 'GET';
  const content = { [BODIES[call.encoding]]: { schema: parameters } };
  const who = call.anonymous ? ' Nobody is signed in: no common parameters.' : '';
  return {
    operationId: id,
    tags: [tag],
    summary: `${call.method} ${call.path}`,
    description: `${KINDS[call.kind]}${who}`,
    parameters: [
      XHR,
      ...segmentsOf(call.path),
      ...(call.kind === 'write' ? [KEY] : []),
      ...(call.anonymous ? [] : COMMON),
      ...(get ? asParameters(parameters) : []),
    ],
    ...(!get && { requestBody: { required: true, content } }),
    responses: {
      200: {
        description: 'Success or refusal.',
        content: { 'application/json': { schema: envelopes(named, dataOf(named, schemas)) } },
      },
      ...(!call.anonymous && { [SIGNED_OUT_STATUS]: SIGNED_OUT }),
      default: {
        description: 'Anything else, also HTML: shown as trouble of the service, with Retry.',
      },
    },
  };
}

function captcha() {
  const query = (name: string, description: string) => ({
    name,
    in: 'query',
    required: true,
    description,
    schema: { type: 'string', minLength: 1 },
  });
  return {
    get: {
      operationId: 'captcha',
      tags: ['Registration'],
      summary: `GET ${CAPTCHA_PATH}`,
      description: 'The picture of a captcha, shown as an image.',
      parameters: [
        ...segmentsOf(CAPTCHA_PATH),
        query('sid', 'What getSid answered.'),
        query('a', 'A number that changes with each picture, so that none is kept.'),
      ],
      responses: { 200: { description: 'A picture.', content: { 'image/*': {} } } },
    },
  };
}

function componentsOf(schemas: Components['schemas']) {
  const shared = jsonSchemaOf(common, { schemas, name: 'CommonParameters' });
  const parameters = asParameters(shared).map((parameter) => [parameter.name, parameter] as const);
  return {
    schemas,
    parameters: {
      ...Object.fromEntries(parameters),
      'X-Requested-With': {
        name: 'X-Requested-With',
        in: 'header',
        required: true,
        schema: { const: 'XMLHttpRequest' },
      },
      'Idempotency-Key': {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        description:
          'One for all attempts at the same thing. A server that honours it does it once, answers a repetition with the first reply, and refuses the key with other parameters.',
        schema: { type: 'string', minLength: 1 },
      },
    },
  };
}

const ABOUT = `What the borrower's pages send and what they can read, made from the client's declarations and the sandbox's checks.
Common parameters go in the query of every call; \`productId\` and \`product_id\` are always alike. A query parameter of a page that is named like one of the permitted \`x-\` headers (\`x-app-version\`, \`x-device-id\`, \`x-market\` and others; \`VITE_HEADER_NAMES\`) becomes that request header.
Texts may be numbers, lists may be null, flags may be 1, "1", true or "true" and their opposites. Codes are whole digits, number or text alike.
Words for the borrower may stand in \`message\`, \`msg\` or \`data.message\`. Fields that are not listed are let be.`;

/** The contract as an OpenAPI 3.1 document. @throws Error naming a call that the sandbox does not declare. */
export function contract() {
  const schemas: Components['schemas'] = { ...LOOSE_KINDS, ...OUTCOMES };
  const paths: Record<string, Record<string, unknown>> = { [CAPTCHA_PATH]: captcha() };
  const known = sandboxParameters();
  for (const named of declaredCalls) {
    const own = known.get(routeOf(named.call));
    if (!own) throw new Error(`The sandbox declares no ${routeOf(named.call)}`);
    const { path, method } = named.call;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(named, own, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Lending pages: the calls of the front end', version: '1', description: ABOUT },
    servers: [{ url: BASE }],
    tags: [...new Set(declaredCalls.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: componentsOf(schemas),
  };
}
