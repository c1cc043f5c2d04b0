import { useEffect, useRef, useState } from 'react';
import { type Call, isCertain, isLost, READ_WAIT_MS, type Result } from '../api/call.ts';
import { FAILURE_TEXT, hasServerWords } from '../api/envelope.ts';
import { send } from '../api/send.ts';
import { ownerOf } from '../api/session/session.ts';
import { fingerprintOf } from '../api/session/writeRecord.ts';
import { ageOf, noteSeen, type Sent } from '../lib/age.ts';
import { digest, randomKey } from '../lib/keys.ts';
import { keptObject, sessionStore } from '../lib/storage.ts';
import { within } from '../lib/waiting.ts';
import { NO_NOTE, type Note } from '../ui/Notice.tsx';
import { showLoadError } from '../ui/reloadPage.ts';
import { dropErrorToasts, showToast } from '../ui/toast.ts';
import { type Opened, type OpenOptions, openServerAddress } from './navigate.ts';
import { onResume, useOnline } from './resume.ts';
import { runtimeText } from './runtime.messages.ts';
import { startWayOut, type WayOut, whileCurrent } from './wayOut.ts';

/** The same input carries the same key for so long, ms. */
const DAY_MS = 24 * 60 * 60_000;

/** Keys of writes that nobody has answered. */
const STORE = 'unansweredKeys';

type Unanswered = Readonly<Record<string, Sent & { key: string }>>;

export interface Check<Input> {
  /** Reads what to compare with, before the write is sent. */
  prepare?: () => Promise<unknown>;
  /** Reads, and returns whether the write is found there. */
  arrived: (input: Input) => Promise<boolean>;
}

interface SendOnceOptions<Input> {
  /** Without an answer; a day by default, ms. */
  keyLifeMs?: number;
  /** Only for writes whose reply has no data: a write that the check finds is told as a success. */
  check?: Check<Input> | undefined;
}

/** Different from any other input of this borrower. */
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

/** The key of an earlier sending of this input that got no answer; else a new one. */
function keyOf(name: string, lifeMs: number, now: number): string {
  const kept = (keptObject(STORE) as Unanswered)[name];
  const isKnown = kept !== undefined && ageOf(kept, now) < lifeMs;
  const found = isKnown ? noteSeen(kept, now) : { key: randomKey(), sentAt: now };
  keep(name, found, now);
  return found.key;
}

const ARRIVED = { success: true, code: '', message: '', data: undefined, raw: undefined } as const;

/**
 * Sends a write once. Until it is answered, the same input carries the same `Idempotency-Key`, also after a reload. Never
 * rejects and shows nothing. @returns a success also if the check finds the write after a lost answer.
 */
async function sendOnce<Input extends object, Output>(
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
  /** What is known after a lost answer, and what to do. */
  lost?: () => string;
  quiet?: true;
  /** The answer leads out of the page (`open`). Another way out gives the button back at once, and the answer is dropped. */
  leaves?: true;
}

type FailedResult = Result<unknown> & { success: false };

/** The lender's own words seldom say what to do. */
function afterWords(result: FailedResult): string | undefined {
  if (!hasServerWords(result)) return undefined;
  return result.failure === 'signedOut' ? FAILURE_TEXT.signedOut : runtimeText.afterRefusal;
}

/** @param lost the note about a lost answer. */
function noteOf(result: FailedResult, lost: Note): Note {
  if (result.failure !== 'offline' && isLost(result)) return lost;
  const isRefused = result.failure !== 'offline' && isCertain(result);
  const tone = isRefused ? 'refused' : 'attention';
  return { tone, words: result.message, next: afterWords(result) };
}

/** '' for none. */
function toastOf(result: FailedResult): string {
  const isUntold = result.failure !== 'offline' && isLost(result) && !hasServerWords(result);
  return isUntold ? '' : result.message;
}

/**
 * For a button that is busy until the answer and, after success, until the page is left or `release` is called. After a
 * failure it can be used again at once, and `note` tells of it. A success clears an earlier alert.
 */
export function useSendOnce<Input extends object, Output>(
  call: Call<Input, Output>,
  { lost, quiet, leaves, ...options }: SendingOptions<Input> = {},
) {
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState<Note>(NO_NOTE);
  const isFree = useRef(true);
  const stopWaiting = useRef<() => void>(undefined);
  const way = useRef<WayOut>(undefined);
  const run = useRef(0);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      stopWaiting.current?.();
    };
  }, []);
  useOnline(() => {
    if (note.words === FAILURE_TEXT.offline) setNote(NO_NOTE);
  });
  const release = () => {
    run.current += 1;
    stopWaiting.current?.();
    isFree.current = true;
    setBusy(false);
  };
  const say = (result: FailedResult) => {
    if (result.sent === false && result.failure !== 'offline') return showLoadError(result.message);
    const unsure = { words: runtimeText.unsure, next: runtimeText.afterUnsure };
    setNote(noteOf(result, { tone: 'attention', ...(lost ? { words: lost() } : unsure) }));
    if (!quiet) showToast(toastOf(result), { tone: 'error' });
  };
  const perform = async (input: Input) => {
    setBusy(true);
    setNote(NO_NOTE);
    const own = run.current;
    const result = await whileCurrent(way.current, sendOnce(call, input, options));
    if (!result) return undefined;
    if (own !== run.current) return result;
    if (result.success) {
      dropErrorToasts();
      // A borrower who comes back may use it again. The page may be frozen before React has drawn it.
      if (!isGone.current) stopWaiting.current = onResume(release);
    } else {
      release();
      say(result);
    }
    return result;
  };
  /** Ends the way out that is being opened. */
  const start = () => {
    way.current = startWayOut();
    way.current.addEventListener('abort', release);
  };
  return {
    busy,
    note,
    /**
     * @returns undefined, at once, if the write is being sent or has been; a promise of undefined if another way out has
     * taken its place. Once released, it shows nothing of the result.
     */
    send(input: NoInfer<Input>): Promise<Result<Output> | undefined> | undefined {
      if (!isFree.current) return undefined;
      if (leaves) start();
      isFree.current = false;
      return perform(input);
    },
    /** Unless that leaves this page, the button can be used again. */
    open(address: string, opening: OpenOptions = {}): Opened {
      const opened = openServerAddress(address, { ...opening, way: way.current });
      if (opened !== 'left') release();
      return opened;
    },
    release,
  };
}
