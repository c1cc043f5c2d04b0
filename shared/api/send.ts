import { getConfig } from '../config/config.ts';
import { timeLimit, within } from '../lib/waiting.ts';
import { LOAD_TEXT } from '../ui/reloadPage.ts';
import { getBoot } from './boot.ts';
import {
  type Call,
  type Fields,
  HTTP_TIMEOUT_MS,
  type RawReply,
  type RequestSpec,
  type Result,
} from './call.ts';
import { decodeReply, failed } from './envelope.ts';
import { parametersOf, type Query } from './query.ts';
import { addressOf, addressWith, queryString, requestOf } from './request.ts';
import { currentSearch } from './session/session.ts';

/** How long leaving a page waits at most for a call to be sent, ms. */
const LEAVING_WAIT_MS = 1000;

/**
 * The event that is dispatched on the document when a write, or the check of one, finds that the session has ended.
 * Screens then read again and show it.
 */
export const SIGNED_OUT = 'signedout';

const tellSignedOut = () => document.dispatchEvent(new Event(SIGNED_OUT));

/** Loads the HTTP client with its libraries. */
export const loadClient = () => import('./client.ts');

const isOffline = () => navigator.onLine === false;

/** Why there is no answer: only a phone that says itself that it is offline is said to be. */
export const networkFailure = () => (isOffline() ? 'offline' : 'network');

/** The address of a call that the browser itself loads, such as an image. */
export function requestAddress(path: string, query: Fields): string {
  return addressWith(addressOf(path, getConfig()), query);
}

/** Loads the HTTP client in advance, so that a tap does not wait for it. Never rejects. */
export function preloadClient(): void {
  loadClient().catch(() => undefined);
}

/** Whether the document has given up waiting for a reply. */
const isTimeout = (error: unknown) => (error as Error).name === 'AbortError';

/** A reply of the document that broke is asked for again; one that took too long is not. */
function unlessTimedOut(error: unknown): undefined {
  if (isTimeout(error)) throw error;
}

/**
 * One call from first to last, within its time: the reply that the document has asked for, or else the script that sends,
 * every attempt, and the whole of the answer.
 */
async function sendCall<Given extends object, Output>(
  call: Call<Given, Output>,
  input: Given,
  idempotencyKey?: string,
): Promise<Result<Output>> {
  const time = timeLimit(HTTP_TIMEOUT_MS);
  const { signal } = time;
  const given = input as Fields;
  try {
    const firstReply = takeFirstReply(call, given);
    const early = await time.first(firstReply?.catch(unlessTimedOut));
    if (early) return decodeReply(call, early);
    if (signal.aborted) return failed('timeout');
    const client = await time.first(loadClient().catch(() => undefined));
    if (!client)
      return { ...failed(networkFailure(), isOffline() ? '' : LOAD_TEXT.lost), sent: false };
    const attempt = { tried: firstReply ? 1 : 0, idempotencyKey, signal };
    const reply = await time.first(client.transmit(call, given, attempt));
    return reply ? decodeReply(call, reply) : failed('timeout');
  } catch (error) {
    return failed(isTimeout(error) || signal.aborted ? 'timeout' : networkFailure());
  } finally {
    time.end();
  }
}

/**
 * Sends a call; never rejects and shows nothing. If a write finds that the session has ended, the screens are told.
 * @param call as declared in its domain. @param input its own parameters.
 * @param idempotencyKey sent as `Idempotency-Key` unless the build turns it off: calls with the same take effect only once.
 */
export async function send<Given extends object, Output>(
  call: Call<Given, Output>,
  input: Given,
  idempotencyKey?: string,
): Promise<Result<Output>> {
  const result = await sendCall(call, input, idempotencyKey);
  const isOver = !result.success && result.failure === 'signedOut';
  if (isOver && call.kind === 'write') tellSignedOut();
  return result;
}

/**
 * Reads what shows whether a write arrived. If the session has ended, the screens are told.
 * @param call as declared in its domain. @param input its own parameters.
 */
export async function readForCheck<Given extends object, Output>(
  call: Call<Given, Output>,
  input: Given,
): Promise<Result<Output>> {
  const result = await send(call, input);
  if (!result.success && result.failure === 'signedOut') tellSignedOut();
  return result;
}

/**
 * Sends a query with the parameters of an address. @param search its query string; by default the current one.
 * @returns undefined if the address lacks a required parameter.
 */
export function sendQuery<Given extends object, Output>(
  query: Query<Given, Output>,
  search = currentSearch(),
): Promise<Result<Output>> | undefined {
  const parameters = parametersOf(query, search);
  return parameters && send(query.call, parameters as Given);
}

/**
 * Sends a call with `keepalive` just before the page is left. Resolves as soon as the browser has the
 * request, without waiting for the reply, and after 1 s at the latest. Never rejects.
 * @param call as declared in its domain. @param input its own parameters.
 */
export async function sendOnLeaving<Given extends object, Output>(
  call: Call<Given, Output>,
  input: Given,
): Promise<void> {
  void send(call, input);
  // The client calls `fetch` a few microtasks after it has loaded; only the next task may leave the page.
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));
  const started = loadClient().then(nextTask, () => undefined);
  await within(LEAVING_WAIT_MS, started);
}

/**
 * A reply that the head script already asked for, once; undefined when there is none with this address and body.
 * The promise rejects as `fetch` does.
 */
function takeFirstReply(call: RequestSpec, input: Fields): Promise<RawReply> | undefined {
  const { replies = {} } = getBoot() ?? {};
  const first = replies[call.path];
  if (!first) return undefined;
  const { query, body = {} } = requestOf(call, input, currentSearch(), []);
  if (first.address !== requestAddress(call.path, query)) return undefined;
  if (first.body !== queryString(body)) return undefined;
  delete replies[call.path];
  return first.reply;
}
