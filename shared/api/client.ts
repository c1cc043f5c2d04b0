import './arrayAt.ts';
import ky from 'ky';
import { stringify } from 'qs';
import { getConfig } from '../config/config.ts';
import type { Fields, RawReply, RequestSpec } from './call.ts';
import { addressOf, addressWith, requestOf } from './request.ts';
import { currentSearch } from './session/session.ts';

/** How often a read is repeated after a network failure; a write never is. */
const READ_RETRIES = 2;

/** As the browser calls the forms that the document sends. */
const FORM_TYPE = 'application/x-www-form-urlencoded;charset=UTF-8';

/** What the client needs to know of an attempt at a call. */
interface Attempt {
  /** How often the call has failed before. */
  tried: number;
  /** The same for every repetition of one write; sent unless the build turns it off. */
  idempotencyKey: string | undefined;
  /** Ends it. */
  signal: AbortSignal;
}

/**
 * Sends one call over the network. A reply counts once all of it is there: a read whose body breaks is repeated like one
 * whose connection breaks. @returns status and text. @throws TypeError without a network, AbortError if it is ended.
 */
export async function transmit(
  spec: RequestSpec,
  input: Fields,
  { tried, idempotencyKey, signal }: Attempt,
): Promise<RawReply> {
  const config = getConfig();
  const { headerNames, idempotencyKey: sendsKey } = config;
  const { query, headers, body } = requestOf(spec, input, currentSearch(), headerNames);
  const isJson = spec.encoding === 'json';
  const ask = spec.keepalive ? fetchOutliving : fetch;
  const response = await ky(addressWith(addressOf(spec.path, config), query), {
    method: spec.method,
    // ky itself waits for the head only. Its own `signal` would need AbortSignal.any or throwIfAborted.
    fetch: async (request, init) => {
      const answer = await ask(request, { ...init, signal });
      await answer.clone().text();
      return answer;
    },
    headers: {
      ...headers,
      ...(body && { 'Content-Type': isJson ? 'application/json' : FORM_TYPE }),
      ...(idempotencyKey && sendsKey === 'on' && { 'Idempotency-Key': idempotencyKey }),
    },
    ...(body && { body: isJson ? JSON.stringify(body) : stringify(body) }),
    timeout: false,
    throwHttpErrors: false,
    retry: {
      limit: spec.kind === 'read' ? READ_RETRIES - tried : 0,
      methods: ['get', 'post'],
      shouldRetry: () => !signal.aborted,
    },
  });
  return { status: response.status, text: await response.text() };
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
