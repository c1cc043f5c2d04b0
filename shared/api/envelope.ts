import { safeParse } from 'valibot';
import {
  type Call,
  type Failure,
  type Result,
  SIGNED_OUT_STATUS,
  type SuccessRule,
  type WireReply,
} from './call.ts';

/** What a borrower reads when the server sent no words of its own. */
export const FAILURE_TEXT: Record<Failure, string> = {
  refused: 'The request was not accepted. Please try again.',
  signedOut: 'Your session has ended. Please sign in again.',
  malformed: 'We received an answer that we cannot read. Please try again.',
  server: 'The service is having trouble. Please try again in a moment.',
  timeout: 'The service did not answer in time. Please try again.',
  network: 'The connection was lost. Please try again.',
  offline: 'You are offline. Check your connection and try again.',
};

/**
 * Whether a reply succeeded (spec 7.1, decisions 4): whole digits that are 0, exactly '0' or '00', or the flag.
 * @param reply the decoded JSON object. @param rule as the call declares.
 */
export function isSuccess(reply: Record<string, unknown>, rule: SuccessRule): boolean {
  if (rule === 'flag') return [true, 1, '1', 'true'].includes(reply.success as string);
  const code = reply.code ?? reply.status;
  if (rule === 'zeroText') return code === '0';
  if (rule === 'doubleZero') return code === '00';
  return (typeof code === 'number' || typeof code === 'string') && /^[+-]?0+$/.test(`${code}`);
}

/** A failed result. @param message the server's words; empty takes the house's own. */
export function failed(
  failure: Failure,
  message = '',
  code = '',
  raw?: unknown,
): Result<never> & { success: false } {
  const text = message || FAILURE_TEXT[failure];
  return { success: false, code, message: text, data: undefined, raw, failure };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function spoken(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
}

/**
 * Turns what came over the wire into the one result of spec 7.1. Never throws: HTML, truncated
 * JSON, an HTTP error or data outside the schema become a failed result.
 */
export function decodeReply<Output>(call: Call<unknown, Output>, reply: WireReply): Result<Output> {
  const raw = parsed(reply.text);
  const signedOut = reply.status === SIGNED_OUT_STATUS && !call.anonymous;
  if (!raw || typeof raw !== 'object' || Array.isArray(raw)) {
    const failure = signedOut ? 'signedOut' : reply.status >= 400 ? 'server' : 'malformed';
    return failed(failure, '', '', reply.text);
  }
  const envelope = raw as Record<string, unknown>;
  const code = spoken(envelope.code ?? envelope.status);
  const message = spoken(envelope.message ?? envelope.msg);
  if (signedOut) return failed('signedOut', message, code, raw);
  if (!isSuccess(envelope, call.success)) return failed('refused', message, code, raw);
  const data = safeParse(call.reply, envelope.data);
  if (!data.success) return failed('malformed', '', code, raw);
  return { success: true, code, message, data: data.output, raw };
}
