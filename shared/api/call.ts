import type { GenericSchema } from 'valibot';

/** Own parameters of a call: text values, absent ones left out. */
export type Fields = Record<string, string | undefined>;

/** HTTP status by which the server says that the session has ended (README, "Decided here"). */
export const SIGNED_OUT_STATUS = 401;

/** What the network needs to know of a call; plain data, so the build can write it into a document. */
export interface RequestSpec {
  path: string;
  method: 'GET' | 'POST';
  encoding: 'form' | 'json' | 'multipart';
  /** Reads may be repeated on a network failure; writes never. */
  kind: 'read' | 'write';
  /** Its reply says in `status` whether it succeeded; others say it in `success` or `code`. */
  statusFirst?: true;
  /** Goes out without the common parameters: nobody is signed in (spec 6, landing). */
  anonymous?: true;
  /** Outlives the page that sends it, so that leaving need not wait for it. */
  keepalive?: true;
}

/** One call of spec 7, declared once: its wire form and the schema of `data` in its reply. */
export interface Call<Input, Output> extends RequestSpec {
  reply: GenericSchema<unknown, Output>;
  /** Only for the compiler: what goes in. */
  readonly input?: Input;
}

/** Why a call failed; decides the state that a screen shows. */
export type Failure =
  | 'refused'
  | 'signedOut'
  | 'malformed'
  | 'server'
  | 'timeout'
  | 'network'
  | 'offline';

/** What every caller gets back (spec 7.1): success, code, message, data and the raw reply. */
export type Result<Output> =
  | { success: true; code: string; message: string; data: Output; raw: unknown }
  | {
      success: false;
      code: string;
      message: string;
      data: undefined;
      raw: unknown;
      failure: Failure;
      /** False where it is certain that nothing left the phone. */
      sent?: false;
    };

/** What came over the wire, before anything is known about it. */
export interface RawReply {
  status: number;
  text: string;
}

/** Declares a call: spelled `declareCall<Input>()({...})` so that the output is inferred. */
export function declareCall<Input>() {
  return <Output>(call: Call<Input, Output>): Call<Input, Output> => call;
}

export const HTTP_TIMEOUT_MS = 60_000;
export const BASE_PATH = '/esita';
