import * as v from 'valibot';
import { parseExactJson } from '../lib/exactJson.ts';
import { defineMessages } from '../lib/messages.ts';
import { tryOr } from '../lib/tryOr.ts';
import {
  type Call,
  type Failure,
  isCertain,
  type RawReply,
  type Result,
  SIGNED_OUT_STATUS,
} from './call.ts';
import { codeOf, firstText, verdictOf } from './reply.ts';

/** The messages for borrowers where the server sent none. */
export const FAILURE_TEXT = defineMessages('failure', {
  refused: 'The request was not accepted. Please try again.',
  signedOut: 'Your session has ended. Please sign in again.',
  malformed: 'We received an answer that we cannot read. Please try again.',
  server: 'The service is having trouble. Please try again in a moment.',
  timeout: 'The service did not answer in time. Please try again.',
  network: 'The connection was lost. Please try again.',
  offline: 'You are offline. Check your connection and try again.',
} satisfies Record<Failure, string>);

/** A failed result. @param message the server's message; '' uses our own text. */
export function failed(
  kind: Failure,
  message = '',
  code = '',
  raw?: unknown,
): Result<never> & { success: false } {
  return failure(kind, message || FAILURE_TEXT[kind], code, raw);
}

type FailedResult = Result<unknown> & { success: false };

/** Whether a failed result has words of the server, and not ours for a failure of its kind. */
export const hasServerWords = (result: FailedResult): boolean =>
  result.message !== FAILURE_TEXT[result.failure];

/** The message about a failed write; '' if the server sent none and the outcome is unknown, which the page reports by itself. */
export const writeFailureText = (result: FailedResult): string =>
  isCertain(result) || hasServerWords(result) ? result.message : '';

type Data = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The server's message, in any of the fields that may hold it. */
function messageOf({ message, msg, data }: Data): string {
  return firstText(message, msg, isObject(data) && data.message);
}

/**
 * Whether the lender's server wrote the reply, rather than a gateway in front of it, whose words nobody is shown. It has a
 * code, the flag `success`, or `data`, which may be null.
 */
function isOurs({ code, success, data }: Data): boolean {
  return [code, success, data].some((field) => field !== undefined);
}

/**
 * Whether a refusal has the code of an ended session. A write with HTTP 500 or more may have happened all the same; whatever is
 * read after it finds the session ended.
 */
function saysSignedOut(call: Call<unknown, unknown>, code: string, status: number): boolean {
  const isSure = call.kind === 'read' || status < 500;
  return code === `${SIGNED_OUT_STATUS}` && isSure && !call.anonymous;
}

/** Why a reply without a JSON object failed. */
function brokenFailure(status: number): Failure {
  return status >= 400 ? 'server' : 'malformed';
}

/** A failed result with the server's own words, which may be ''. */
function failure(
  kind: Failure,
  message: string,
  code: string,
  raw: unknown,
): Result<never> & { success: false } {
  return { success: false, code, message, data: undefined, raw, failure: kind };
}

/**
 * Reads an HTTP reply. Never throws: HTML, truncated JSON, an HTTP error or data that does not match the schema become a
 * failed result, with the server's message or ''. A status of 500 or more is a server failure whatever the body says, and
 * so is any HTTP error whose body a gateway has written. Its code proves nothing, not even that a write was received before;
 * only the code of an ended session counts for a read.
 */
export function readReply<Output>(call: Call<unknown, Output>, reply: RawReply): Result<Output> {
  const raw = tryOr(() => parseExactJson(reply.text));
  const signedOut = reply.status === SIGNED_OUT_STATUS && !call.anonymous;
  if (!isObject(raw)) {
    const kind = signedOut ? 'signedOut' : brokenFailure(reply.status);
    return failure(kind, '', '', reply.text);
  }
  // Its `status` may look like a code of ours.
  if (reply.status >= 400 && !isOurs(raw))
    return failure(signedOut ? 'signedOut' : 'server', '', '', raw);
  const code = codeOf(raw, call);
  const message = messageOf(raw);
  const verdict = verdictOf(raw, call);
  const isOver = signedOut || (verdict === 'refused' && saysSignedOut(call, code, reply.status));
  if (isOver) return failure('signedOut', message, code, raw);
  const isError = reply.status >= 500 || (reply.status >= 400 && verdict === 'unreadable');
  if (isError) return failure('server', message, '', raw);
  if (verdict === 'unreadable') return failure('malformed', isOurs(raw) ? message : '', '', raw);
  if (verdict === 'refused') {
    const refusal = failure('refused', message, code, raw);
    return reply.status >= 400 ? { ...refusal, httpError: true } : refusal;
  }
  const data = v.safeParse(call.reply, raw.data);
  if (!data.success) return { ...failure('malformed', '', code, raw), accepted: true };
  return { success: true, code, message, data: data.output, raw };
}

/** Turns an HTTP reply into the result that every caller gets: `readReply`, with our own words where the server has none. */
export function decodeReply<Output>(call: Call<unknown, Output>, reply: RawReply): Result<Output> {
  const result = readReply(call, reply);
  if (result.success) return result;
  return { ...result, message: result.message || FAILURE_TEXT[result.failure] };
}
