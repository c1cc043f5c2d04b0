import './arrayAt.ts';
import ky, { TimeoutError } from 'ky';
import { stringify } from 'qs';
import { getConfig } from '../config/config.ts';
import { requestPathOf } from '../config/requestPath.ts';
import {
  BASE_PATH,
  type Fields,
  HTTP_TIMEOUT_MS,
  type RawReply,
  type RequestSpec,
} from './call.ts';
import { fetchOutliving } from './fetchOutliving.ts';
import { queryHeaders } from './session/requestHeaders.ts';
import { commonParameters } from './session/session.ts';

const settings = {
  timeout: HTTP_TIMEOUT_MS,
  throwHttpErrors: false,
  retry: { limit: 0 },
  headers: { 'X-Requested-With': 'XMLHttpRequest' },
};

/** Sends JSON bodies. */
const jsonClient = ky.create({
  ...settings,
  headers: { ...settings.headers, 'Content-Type': 'application/json' },
});

/** Sends form-encoded bodies; multipart bodies set their own content type. */
const formClient = ky.create(settings);

/** How often a read is repeated after a network failure. */
export const READ_RETRIES = 2;

/** The address of a call: host, base path, path after aliases, and query. */
export function addressOf(path: string, query: Fields): string {
  const search = stringify(query);
  const config = getConfig();
  return `${config.apiHost}${BASE_PATH}${requestPathOf(path, config)}${search && `?${search}`}`;
}

function bodyOf(spec: RequestSpec, input: Fields | FormData): BodyInit {
  if (input instanceof FormData) return input;
  if (spec.encoding === 'json') return JSON.stringify(input);
  return new URLSearchParams(stringify(input));
}

/**
 * Sends one call over the network: POST with its own parameters in the body and the common ones in
 * the query, GET with all of them in the query.
 * @param retries how often to repeat after a network failure; 0 for a write.
 * @param idempotencyKey the same for every repetition of one write; sent unless the build turns it off.
 * @returns status and text. @throws TypeError without a network, TimeoutError after 60 s.
 */
export async function transmit(
  spec: RequestSpec,
  input: Fields | FormData,
  retries: number,
  idempotencyKey?: string,
): Promise<RawReply> {
  const get = spec.method === 'GET';
  const own = get && !(input instanceof FormData) ? input : {};
  const client = spec.encoding === 'json' ? jsonClient : formClient;
  const response = await client(addressOf(spec.path, { ...commonParameters(), ...own }), {
    method: spec.method,
    ...(spec.keepalive && { keepalive: true, fetch: fetchOutliving }),
    headers: {
      ...queryHeaders(getConfig().headerNames),
      ...(idempotencyKey &&
        getConfig().idempotencyKey === 'on' && { 'Idempotency-Key': idempotencyKey }),
    },
    ...(get ? {} : { body: bodyOf(spec, input) }),
    retry: { limit: retries, methods: ['get', 'post'], statusCodes: [] },
  });
  return { status: response.status, text: await response.text() };
}

/** Whether an error thrown by `transmit` is the 60 s time-out. */
export function isTimeout(error: unknown): boolean {
  return error instanceof TimeoutError;
}
