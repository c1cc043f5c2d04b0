import './arrayAt.ts';
import ky, { TimeoutError } from 'ky';
import { stringify } from 'qs';
import { getConfig } from '../config/config.ts';
import { type Fields, HTTP_TIMEOUT_MS, type RawReply, type RequestSpec } from './call.ts';
import { addressOf, addressWith, requestOf } from './request.ts';
import { currentSearch } from './session/session.ts';

/** How often a read is repeated after a network failure; a write never is. */
const READ_RETRIES = 2;

/**
 * Sends one call over the network.
 * @param tried how often it has failed before.
 * @param idempotencyKey the same for every repetition of one write; sent unless the build turns it off.
 * @returns status and text. @throws TypeError without a network, TimeoutError after 60 s.
 */
export async function transmit(
  spec: RequestSpec,
  input: Fields | FormData,
  tried: number,
  idempotencyKey?: string,
): Promise<RawReply> {
  const isForm = input instanceof FormData;
  const config = getConfig();
  const { headerNames, idempotencyKey: sendsKey } = config;
  const own = isForm ? {} : input;
  const { query, headers, body } = requestOf(spec, own, currentSearch(), headerNames);
  const isJson = spec.encoding === 'json';
  const response = await ky(addressWith(addressOf(spec.path, config), query), {
    method: spec.method,
    ...(spec.keepalive && { fetch: fetchOutliving }),
    headers: {
      ...headers,
      // Forms set their own content type.
      ...(isJson && { 'Content-Type': 'application/json' }),
      ...(idempotencyKey && sendsKey === 'on' && { 'Idempotency-Key': idempotencyKey }),
    },
    ...(body && {
      body: isForm ? input : isJson ? JSON.stringify(body) : new URLSearchParams(stringify(body)),
    }),
    timeout: HTTP_TIMEOUT_MS,
    throwHttpErrors: false,
    retry: {
      limit: spec.kind === 'read' ? READ_RETRIES - tried : 0,
      methods: ['get', 'post'],
      statusCodes: [],
    },
  });
  return { status: response.status, text: await response.text() };
}

/** Whether an error thrown by `transmit` is the 60 s time-out. */
export function isTimeout(error: unknown): boolean {
  return error instanceof TimeoutError;
}

/** Microtasks to wait for a refusal: the browser needs one, a wrapped `fetch` more. */
const TURNS = 10;

/**
 * `fetch` with `keepalive`, which Firefox loses when it copies a request. Chromium before 81 refuses `keepalive` together
 * with custom headers and rejects before it sends anything, within the same task, which a network failure never does. In
 * that case the call is sent again without `keepalive`.
 */
async function fetchOutliving(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const unsent = request.clone();
  let refused = false;
  const reply = fetch(request, { keepalive: true });
  reply.catch(() => {
    refused = true;
  });
  for (let turn = 0; turn < TURNS && !refused; turn += 1) await Promise.resolve();
  return refused ? fetch(unsent) : reply;
}
