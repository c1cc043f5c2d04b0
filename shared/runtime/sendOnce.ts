import { useEffect, useRef, useState } from 'react';
import { type Call, isLost, READ_WAIT_MS, type Result } from '../api/call.ts';
import { hasServerWords } from '../api/envelope.ts';
import { send } from '../api/send.ts';
import { ownerOf } from '../api/session/session.ts';
import { fingerprintOf } from '../api/session/writeRecord.ts';
import { ageOf, noteSeen, type Sent } from '../lib/age.ts';
import { digest, randomKey } from '../lib/keys.ts';
import { keptObject, sessionStore } from '../lib/storage.ts';
import { within } from '../lib/waiting.ts';
import { showLoadError } from '../ui/reloadPage.ts';
import { showLoading, showToast } from '../ui/toast.ts';
import { onResume } from './resume.ts';
import { text } from './runtime.messages.ts';

/** How long the same input carries the same key, ms. */
const DAY_MS = 24 * 60 * 60_000;

/** Where the tab keeps the keys of writes that nobody has answered. */
const STORE = 'unansweredKeys';

/** Keys, and when each was first sent. */
type Unanswered = Readonly<Record<string, Sent & { key: string }>>;

/** How to find out whether a write arrived. */
export interface Check<Input> {
  /** Reads what to compare with, before the write is sent. */
  prepare?: () => Promise<unknown>;
  /** Reads, and returns whether the write is found there. */
  arrived: (input: Input) => Promise<boolean>;
}

interface SendOnceOptions<Input> {
  /** How long the same input carries the same key without an answer, ms; a day by default. */
  keyLifeMs?: number;
  /** Only for writes whose reply has no data: they are told as successful if the check finds them. */
  check?: Check<Input> | undefined;
}

/** The name of an input of a write, different from any other of this borrower. */
function nameOf({ path }: Pick<Call<never, unknown>, 'path'>, input: object): string {
  return digest(JSON.stringify([ownerOf(path), fingerprintOf(input)]));
}

function keep(name: string, kept: Unanswered[string] | undefined, now: number): void {
  const others = Object.entries(keptObject(STORE) as Unanswered)
    .filter(([other, sent]) => other !== name && ageOf(sent, now) < DAY_MS)
    .map(([other, sent]) => [other, noteSeen(sent, now)]);
  const all = kept ? [...others, [name, kept]] : others;
  sessionStore.write(STORE, JSON.stringify(Object.fromEntries(all)));
}

/** The key that this input was sent with and got no answer for; else a new one. */
function keyOf(name: string, lifeMs: number, now: number): string {
  const kept = (keptObject(STORE) as Unanswered)[name];
  const isKnown = kept !== undefined && ageOf(kept, now) < lifeMs;
  const found = isKnown ? noteSeen(kept, now) : { key: randomKey(), sentAt: now };
  keep(name, found, now);
  return found.key;
}

/** The result of a write that a check has found. */
const ARRIVED = { success: true, code: '', message: '', data: undefined, raw: undefined } as const;

/**
 * Sends a write once; it is never sent again by itself. Until it is answered, the same input carries the same
 * `Idempotency-Key`, also after the tab was loaded again. Never rejects and shows nothing.
 * @returns the result: a success also if there was no answer and the check finds the write.
 */
export async function sendOnce<Input extends object, Output>(
  call: Call<Input, Output>,
  input: Input,
  { keyLifeMs = DAY_MS, check }: SendOnceOptions<Input> = {},
): Promise<Result<Output>> {
  await within(READ_WAIT_MS, check?.prepare?.());
  const name = nameOf(call, input);
  const result = await send(call, input, keyOf(name, keyLifeMs, Date.now()));
  const isFound = isLost(result) && (await within(READ_WAIT_MS, check?.arrived(input)));
  if (isFound || !isLost(result)) keep(name, undefined, Date.now());
  return isFound ? { ...ARRIVED, data: undefined as Output } : result;
}

interface SendingOptions<Input> extends SendOnceOptions<Input> {
  /** The message while the request is in flight. */
  loading?: () => string;
  /** The message after a lost answer. */
  lost?: () => string;
  /** Shows no toast. */
  quiet?: true;
}

/** The messages about a failure: beside the button, and as a toast. */
function wordsFor(result: Result<unknown> & { success: false }, lost: string) {
  const { failure, message } = result;
  if (failure === 'offline' || !isLost(result)) return { note: message, toast: message };
  return { note: lost, toast: hasServerWords(result) ? message : '' };
}

/**
 * Sends a write once, from a button that is busy meanwhile and, after success, until the page is left or `release` is
 * called. After anything else it can be used again at once, and `note` is the message about it.
 */
export function useSendOnce<Input extends object, Output>(
  call: Call<Input, Output>,
  { loading, lost = () => text.unsure, quiet, ...options }: SendingOptions<Input> = {},
) {
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState('');
  const isFree = useRef(true);
  const stopWaiting = useRef<() => void>(undefined);
  useEffect(() => () => stopWaiting.current?.(), []);
  const release = () => {
    stopWaiting.current?.();
    isFree.current = true;
    setBusy(false);
  };
  const say = (result: Result<unknown> & { success: false }) => {
    if (result.sent === false && result.failure !== 'offline') return showLoadError(result.message);
    const words = wordsFor(result, lost());
    setNote(words.note);
    if (!quiet) showToast(words.toast, { tone: 'error' });
  };
  const perform = async (input: Input) => {
    setBusy(true);
    setNote('');
    const hideLoading = loading && showLoading(loading());
    const result = await sendOnce(call, input, options);
    hideLoading?.();
    // A borrower who comes back may use it again. The page may be frozen before React has drawn it.
    if (result.success) stopWaiting.current = onResume(release);
    else {
      release();
      say(result);
    }
    return result;
  };
  return {
    busy,
    note,
    /** @returns the result; undefined, at once, if it is being sent already, or has been. */
    send(input: NoInfer<Input>): Promise<Result<Output>> | undefined {
      if (!isFree.current) return undefined;
      isFree.current = false;
      return perform(input);
    },
    release,
  };
}
