import { hasNoReply, READ_WAIT_MS, type Result } from '../../api/call.ts';
import { FAILURE_TEXT, failed } from '../../api/envelope.ts';
import { send } from '../../api/send.ts';
import * as records from '../../api/session/writeRecord.ts';
import { ageOf, pageClock } from '../../lib/age.ts';
import { timeOfDay } from '../../lib/date.ts';
import { randomKey } from '../../lib/keys.ts';
import { runExclusively, withLeaving } from '../../lib/mutex.ts';
import { runAfter, within } from '../../lib/waiting.ts';
import { showLoadError } from '../../ui/reloadPage.ts';
import { TOAST_DEFAULT_MS } from '../../ui/toast.ts';
import { text } from './mutation.messages.ts';
import type { Finding, Mutation, MutationOptions, WriteDeclaration } from './mutation.ts';
import { type Event, eventOf, mustWait, next, type Recorded, recordOf } from './next.ts';

type WriteRecord = records.WriteRecord;

/**
 * Where a write stands on a page. `message`: what to tell about it, or ''. `sent` by another tab, or before the page was opened.
 * `late`: only this can be sent. `insists`: the borrower sends again without proof. `found`: by the last check.
 */
export type State = { message: string } & (
  | { status: 'idle'; asOf: number; late?: Recorded; insists?: boolean }
  | { status: 'sending' | 'checking' | 'settled' }
  | { status: 'sent'; record: WriteRecord }
  | { status: 'unsure'; asOf: number; record: WriteRecord; found?: Finding | undefined }
);

/** The message about a write without a certain answer. @param freeAt until when it must not be sent again, or ''. */
function unsureText(thing: string, found: Finding | undefined, freeAt: string): string {
  if (found === 'gone') return text.gone;
  const proof = { notFound: text.noProof, unreadable: text.unreachable };
  const advice = freeAt ? text.wait(freeAt) : text.risk;
  // Whatever else was found proves nothing.
  const known = found === 'notFound' || found === 'unreadable' ? [proof[found]] : [];
  return [text.unknown(thing), ...known, advice].join(' ');
}

/**
 * The state of a write that must happen once, as a page shows it, and the actions of the page. No promise rejects.
 * @param given what the screen has given last. @param onChange gets each state.
 */
export function openWritePage(
  given: () => { mutation: WriteDeclaration; options: MutationOptions },
  onChange: (state: State) => void,
) {
  const name = records.recordName(given().mutation.key);
  const { now, look } = pageClock();
  const stored = () => look((at) => records.readRecord(name, at));
  const decisive = () => look((at) => records.recordFor(name, at));
  /** When the last write was sent that this page has told about, epoch ms. */
  let acknowledged = stored()?.sentAt;
  /** The state by what is recorded. @param found by the last check. @param message a refusal, or why nothing was sent. */
  const recorded = (record = stored(), found?: Finding, message = ''): State => {
    const asOf = now();
    if (!record) return { status: 'idle', asOf, message };
    const thing = given().mutation.noun(record.amount);
    const freeAt = timeOfDay(records.freeAt(record, asOf));
    if (records.pendingOf(record)) {
      const words = unsureText(thing, found, records.isFree(record, asOf) ? '' : freeAt);
      return { status: 'unsure', record, asOf, found, message: words };
    }
    const isNews = record.sentAt !== acknowledged;
    if (record.arrived && (isNews || (!message && ageOf(record, asOf) < records.RECENT_MS)))
      return { status: 'sent', record, message: text.sentBefore(thing, timeOfDay(record.sentAt)) };
    const late = records.lateOf(record, asOf);
    const notSeen = late ? text.notSeen(thing, freeAt) : '';
    return { status: 'idle', asOf, late, message: message || notSeen };
  };
  let state = recorded();
  const show = (shown: State) => {
    state = shown;
    onChange(state);
  };
  /** Shows that it has arrived, and leaves. */
  const settle = () => {
    show({ status: 'settled', message: `${given().mutation.found()} ${text.next}` });
    runAfter(TOAST_DEFAULT_MS, () => given().options.leave());
  };
  /** Keeps other tabs out meanwhile. If another tab sends or checks, the page shows what is recorded. */
  const whileAlone = async (work: () => Promise<unknown>) => {
    if (!(await runExclusively(records.orderOf(name), work))) show(recorded());
  };
  const showChecking = () =>
    show({ status: 'checking', message: text.checking(given().mutation.noun('')) });
  const recheck = async (sent: WriteRecord): Promise<void> => {
    showChecking();
    const { read, compare } = given().mutation;
    const { success, data } = await read();
    const found = success ? compare(sent.before, data) : 'unreadable';
    await dispatch(sent, { type: 'checked', found });
  };
  /** Records what follows from an event, and shows it. What is not certain is checked at once. */
  const dispatch = async (sent: WriteRecord, event: Event): Promise<void> => {
    const found = decisive();
    // Where there are no locks, the record may be another tab's by now, which stays.
    if (found && found.sentAt !== sent.sentAt) return show(recorded(found));
    const kept = next(sent, event, now());
    records.keepRecord(name, kept);
    if (kept?.arrived) acknowledged = kept.sentAt;
    if (event.type === 'answered') return show({ status: 'settled', message: '' });
    if (kept?.arrived) return settle();
    const isChecked = event.type === 'checked';
    if (kept && !isChecked) return recheck(kept);
    const message = kept ? '' : event.type === 'refused' ? event.message : sent.refusal;
    show(recorded(kept, isChecked ? event.found : undefined, message));
    if (isChecked && state.status === 'idle') await given().options.refresh?.();
  };

  return {
    name,
    now,
    read: () => state,
    /** Shows what is recorded. A write without an answer is checked, as soon as no other tab sends or checks. */
    async check(): Promise<void> {
      if (state.status === 'sending' || state.status === 'checking') return;
      if (!records.pendingOf(stored())) return show(recorded());
      showChecking();
      await whileAlone(async () => {
        const found = records.pendingOf(decisive());
        return found ? recheck(found) : show(recorded());
      });
    },
    /**
     * Sends the write, or a step of it that shares its record, unless what was read or is recorded stands in the way.
     * @param amount as the page shows it. @returns the result; undefined if nothing was sent, or if it is unclear.
     */
    async send<Input extends object, Output>(
      step: Mutation<Input, Output>,
      input: NoInfer<Input>,
      amount = '',
    ): Promise<Result<Output> | undefined> {
      if (state.status !== 'idle') return undefined;
      const { late, insists } = state;
      acknowledged = late?.sentAt ?? acknowledged;
      show({ status: 'sending', message: '' });
      records.tidyRecords(now());
      const { call, token } = step;
      let result: Result<Output> | undefined;
      await whileAlone(async () => {
        const reading = await within(READ_WAIT_MS, step.read());
        if (reading && !reading.success && hasNoReply(reading)) {
          show(recorded(stored(), undefined, FAILURE_TEXT.offline));
          if (reading.sent === false && reading.failure !== 'offline')
            showLoadError(reading.message);
          result = { ...failed('offline'), sent: false };
          return;
        }
        const before = reading?.success ? reading.data : null;
        const previous = decisive();
        const open = records.openOf(previous, now());
        const isThere = step.compare(open?.before ?? null, before) === 'arrived';
        if (isThere) return open ? dispatch(open, { type: 'checked', found: 'arrived' }) : settle();
        const fingerprint = `${call.path} ${records.fingerprintOf(input, token)}`;
        if (mustWait(previous, { input: fingerprint, acknowledged, insists }, now()))
          return show(recorded(previous));
        const fresh = { key: randomKey(), token: token ? `${input[token]}` : '', amount, before };
        const sent = recordOf({ ...fresh, input: fingerprint }, previous, now());
        records.keepRecord(name, sent);
        const fields = token ? { ...input, [token]: sent.token } : input;
        const [found, left] = await withLeaving(send(call, fields, sent.key));
        const event = eventOf(step, found, left);
        if (!found.success || event.type !== 'lost') result = found;
        await dispatch(sent, event);
      });
      return result;
    },
    /** The address in the answer cannot be opened, so that this page shows that the write has arrived. */
    stay: settle,
    /** The borrower goes on from what a notice says: to another one, or to the same without proof. */
    reopen(): void {
      if (state.status !== 'idle' && state.status !== 'sent' && !mayRepeat(state)) return;
      acknowledged = stored()?.sentAt ?? acknowledged;
      show({ status: 'idle', asOf: now(), message: '', insists: state.status === 'unsure' });
    },
  };
}

/** Whether the borrower may send again without proof. */
export function mayRepeat(state: State): boolean {
  if (state.status !== 'unsure' || state.found === 'gone') return false;
  return records.isFree(state.record, state.asOf);
}

/** When time passing changes a state, by the page's clock; undefined if it does not. */
export function wakesAt(state: State): number | undefined {
  const record = state.status === 'unsure' ? state.record : state.status === 'idle' && state.late;
  if (!record || !('asOf' in state)) return undefined;
  const age = ageOf(record, state.asOf);
  const wake = [record.settlesAfter, records.REPEAT_AFTER_MS].find((time) => time > age);
  return wake && state.asOf + wake - age;
}
