import * as v from 'valibot';

/** Own parameters of a call: text values, absent ones left out. */
export type Fields = Record<string, string | undefined>;

/** The server's code for a request that it has received before. */
export const ALREADY_RECEIVED = '800005';

/** HTTP status, and code of a refusal, by which the server says that the session has ended. */
export const SIGNED_OUT_STATUS = 401;

/** How a call is sent; plain data, so that the build can write it into a document. */
export interface RequestSpec {
  path: string;
  method: 'GET' | 'POST';
  encoding: 'form' | 'json' | 'multipart';
  /** Reads may be repeated on a network failure; writes never. */
  kind: 'read' | 'write';
  /** The reply reports success in `status`; other calls report it in `success` or `code`, and their `status` says nothing. */
  statusFirst?: true;
  /** Nobody is signed in on the page that sends it, so 401 does not mean that a session has ended. */
  anonymous?: true;
  /** The browser finishes the request even if the page is left. */
  keepalive?: true;
}

/** An API call: how it is sent, and the schema of `data` in its reply. */
export interface Call<Input, Output> extends RequestSpec {
  reply: v.GenericSchema<unknown, Output>;
  /** The type of the input; never set at run time. */
  readonly input?: Input | undefined;
}

/** Why a call failed; a screen chooses what to show by it. */
export type Failure =
  | 'refused'
  | 'signedOut'
  | 'malformed'
  | 'server'
  | 'timeout'
  | 'network'
  | 'offline';

/** The result of a call: success, code, message, data and the raw reply. */
export type Result<Output> =
  | { success: true; code: string; message: string; data: Output; raw: unknown }
  | {
      success: false;
      code: string;
      message: string;
      data: undefined;
      /** The reply; undefined if none came, because the network failed. */
      raw: unknown;
      failure: Failure;
      /** False if the request certainly never left the phone. */
      sent?: false;
      /** True if the server did it, but the data of its reply cannot be read. */
      accepted?: true;
      /** True if the reply had HTTP status 400 or more. */
      httpError?: true;
    };

/** Whether a failed result proves that nothing happened: a refusal, a missing session, or nothing sent. */
export function isCertain({ failure, sent }: Result<unknown> & { success: false }): boolean {
  return sent === false || failure === 'refused' || failure === 'signedOut';
}

/**
 * Whether the effect of a write is unknown: there was no answer, none in time, one with HTTP 500 or more, or one that
 * cannot be read. A success that lacks data is an answer.
 */
export function isLost(result: Result<unknown>): boolean {
  return !result.success && !isCertain(result) && !result.accepted;
}

/** Whether a call failed without any reply, because the network did or nothing was sent. */
export function hasNoReply({ raw }: Result<unknown>): boolean {
  return raw === undefined;
}

/** An HTTP reply, not yet parsed. */
export interface RawReply {
  status: number;
  text: string;
}

/** Options of a call besides its path and reply. By default it is a form that is posted. */
type More = Partial<Omit<RequestSpec, 'path' | 'kind'>>;

/** Declares a call that reads. A script does not contain those that nothing sends. */
// @__NO_SIDE_EFFECTS__
export function readCall<Input, Output>(
  path: string,
  reply: v.GenericSchema<unknown, Output>,
  more?: More,
): Call<Input, Output> {
  return { path, method: 'POST', encoding: 'form', kind: 'read', reply, ...more };
}

/** Declares a call that writes. @param reply by default anything. */
// @__NO_SIDE_EFFECTS__
export function writeCall<Input, Output = unknown>(
  path: string,
  reply = v.unknown() as v.GenericSchema<unknown, Output>,
  more?: More,
): Call<Input, Output> {
  return { ...readCall(path, reply, more), kind: 'write' };
}

/** How long a call may take until the whole of its answer is there, with everything that was tried, ms. */
export const HTTP_TIMEOUT_MS = 60_000;

/** How long a reading holds a button at most, before a write and after one without an answer, ms. */
export const READ_WAIT_MS = 5000;
export const BASE_PATH = '/esita';
