import { type Call, hasNoReply, READ_WAIT_MS, type Result } from '../../api/call.ts';
import { FAILURE_TEXT, failed } from '../../api/envelope.ts';
import { loadClient, send } from '../../api/send.ts';
import * as records from '../../api/session/writeRecord.ts';
import { ageOf, pageClock } from '../../lib/age.ts';
import { timeOfDay } from '../../lib/date.ts';
import { randomKey } from '../../lib/keys.ts';
import { runExclusively, withLeaving } from '../../lib/mutex.ts';
import { runAfter, within } from '../../lib/waiting.ts';
import { showLoadError } from '../../ui/reloadPage.ts';
import { dropErrorToasts, TOAST_DEFAULT_MS } from '../../ui/toast.ts';
import { automaticWayOut } from '../wayOut.ts';
import { mutationText } from './mutation.messages.ts';
import type { Finding, Mutation, MutationOptions, WriteDeclaration } from './mutation.ts';
import { type Event, eventOf, mustWait, next, type Recorded, recordOf } from './next.ts';

type WriteRecord = records.WriteRecord;
type Failed = Result<never> & { success: false };

/**
 * State of a write on a page. `message` may be ''. `sent`: by another tab, or before the page was opened. `late`: the record
 * of which only a repetition can be sent. `isRefused`: the message is the lender's refusal. `found`: by the last check.
 */
export type State = { message: string } & (
  | { status: 'idle'; asOf: number; late?: Recorded; repeatsKnowingly?: boolean; isRefused?: true }
  | { status: 'sending' | 'checking' | 'settled' }
  | { status: 'sent'; record: WriteRecord }
  | { status: 'unsure'; asOf: number; record: WriteRecord; found?: Finding | undefined }
);

/** Of the call that was sent. */
const pathOf = ({ input }: WriteRecord): string => input.replace(/ .*/, '');

/** @param repeatableAt end of the waiting time; '' if it is over. */
function unsureText(thing: string, found: Finding | undefined, repeatableAt: string): string {
  if (found === 'gone') return mutationText.gone;
  const proof = { notFound: mutationText.noProof, unreadable: mutationText.unreachable };
  const advice = repeatableAt ? mutationText.wait(repeatableAt) : mutationText.risk;
  // Of other findings there is nothing to say.
  const known = found === 'notFound' || found === 'unreadable' ? [proof[found]] : [];
  return [mutationText.unknown(thing), ...known, advice].join(' ');
}

/** Undefined for a record whose outcome is unknown. */
const sentAtOfKnown = (record: Recorded) =>
  records.ifOutcomeUnknown(record) ? undefined : record?.sentAt;

/** A write on a page: its state, and the actions of the page. No promise rejects. @param given the screen's latest props. */
export function openWritePage(
  given: () => { mutation: WriteDeclaration; options: MutationOptions },
  onChange: (state: State) => void,
) {
  const name = records.recordName(given().mutation.key);
  const { now, readSynced } = pageClock();
  const stored = () => readSynced((at) => records.readAcrossSessions(name, at));
  /** `sentAt` of the newest write of known outcome that the page has shown. */
  let lastSeenAt = sentAtOfKnown(stored());
  /** The state that follows from the record. @param found by the last check. @param message a refusal, or why nothing was sent. */
  const recorded = (record = stored(), found?: Finding, message = ''): State => {
    const asOf = now();
    if (!record) return { status: 'idle', asOf, message };
    const thing = given().mutation.noun(record.amount);
    const repeatableAt = timeOfDay(records.repeatableAt(record, asOf));
    if (records.ifOutcomeUnknown(record)) {
      const words = unsureText(
        thing,
        found,
        records.isRepeatable(record, asOf) ? '' : repeatableAt,
      );
      return { status: 'unsure', record, asOf, found, message: words };
    }
    const isNews = record.sentAt !== lastSeenAt;
    if (record.arrived && (isNews || (!message && ageOf(record, asOf) < records.RECENT_MS)))
      return {
        status: 'sent',
        record,
        message: mutationText.sentBefore(thing, timeOfDay(record.sentAt)),
      };
    const late = records.ifMayArriveLate(record, asOf);
    const same = given().mutation.same(pathOf(record));
    const notSeen = late ? mutationText.notSeen(thing, repeatableAt, same) : '';
    const proof = late && found === 'unreadable' ? `${mutationText.unreachable} ` : '';
    return { status: 'idle', asOf, late, message: message || `${proof}${notSeen}` };
  };
  let state = recorded();
  let cancelLeaving = () => {};
  const show = (shown: State) => {
    cancelLeaving();
    state = shown;
    onChange(state);
  };
  /**
   * Does not leave if the borrower has tapped another way out, or once the page shows another state.
   * @param first what else to say.
   */
  const showArrivedAndLeave = (first = '') => {
    const message = `${first} ${given().mutation.found()} ${mutationText.next}`.trim();
    show({ status: 'settled', message });
    const way = automaticWayOut();
    const leave = () => (way.aborted ? show(recorded()) : given().options.leave(way));
    cancelLeaving = runAfter(TOAST_DEFAULT_MS, leave);
  };
  const arriveAndLeave = (first?: string) => {
    dropErrorToasts();
    showArrivedAndLeave(first);
  };
  /** After a tap that has sent nothing: without a message the page might look as before. */
  const showUnsent = (why: string) => {
    const shown = recorded();
    show({ ...shown, message: `${why} ${shown.message}`.trim() });
  };
  /**
   * Runs `work` while no other tab sends or checks a write of this kind to the order. A suspended tab keeps its lock, so the
   * lock is taken away once the waiting time of the order's records is over. @returns whether it ran.
   */
  const whileAlone = async (work: () => Promise<unknown>): Promise<boolean> => {
    const lock = records.orderPrefix(name);
    if (await runExclusively(lock, work)) return true;
    return records.isLongAgo(name, now()) && runExclusively(lock, work, true);
  };
  const recheck = async (sent: WriteRecord): Promise<void> => {
    show({ status: 'checking', message: mutationText.checking(given().mutation.noun('')) });
    const asOf = now();
    const { read, compare } = given().mutation;
    const reading = read().then(({ success, data }): Event => {
      return { type: 'checked', found: success ? compare(sent.before, data) : 'unreadable' };
    });
    const event = await within(READ_WAIT_MS, reading);
    await dispatch(sent, event ?? { type: 'checked', found: 'unreadable' }, asOf);
    if (event) return;
    // The reading may still answer while the page says that it cannot check.
    void reading.then((late) => {
      const isAwaited = state.status === 'unsure' && state.record.sentAt === sent.sentAt;
      return isAwaited ? dispatch(sent, late, asOf) : undefined;
    });
  };
  /** @returns the stored record, which may be of another write that was sent since. */
  const record = (sent: WriteRecord, event: Event, asOf: number): Recorded => {
    const found = stored();
    // Another tab has recorded a certain outcome, or has sent another write.
    const isOver = !found && event.type === 'checked' && event.found !== 'arrived';
    if (isOver || (found && found.sentAt !== sent.sentAt)) return found;
    const kept = next(found ?? sent, event, asOf);
    records.keepRecord(records.placeFor(name, asOf), kept);
    return kept;
  };
  /** Records the event and shows the state. An unknown outcome is checked at once. */
  const dispatch = async (sent: WriteRecord, event: Event, asOf = now()): Promise<void> => {
    if (event.type === 'continues') dropErrorToasts();
    const found = event.type === 'checked' ? event.found : undefined;
    let kept: Recorded;
    // A check proves that nothing happened only if no other tab can be sending.
    if (found !== 'notFound') kept = record(sent, event, asOf);
    else if (!(await whileAlone(async () => (kept = record(sent, event, asOf))))) kept = stored();
    if (kept && kept.sentAt !== sent.sentAt) return show(recorded(kept));
    // Any other arrival was recorded by another tab, and is shown as sent.
    if (kept?.arrived && (!found || found === 'arrived')) {
      lastSeenAt = kept.sentAt;
      if (event.type !== 'answered') return arriveAndLeave();
      dropErrorToasts();
      return show({ status: 'settled', message: '' });
    }
    if (kept && !found) return recheck(kept);
    const message = kept ? '' : event.type === 'refused' ? event.message : sent.refusal;
    const shown = recorded(kept, found, message);
    show(shown.status === 'idle' && message ? { ...shown, isRefused: true } : shown);
    if (found && state.status === 'idle') await given().options.refresh?.();
  };
  /** Nothing was sent: the lender, or the script that sends, cannot be reached. */
  const showUnreached = ({ failure, message, sent }: Failed): Failed => {
    const words = failure === 'offline' ? FAILURE_TEXT.offline : mutationText.unreached;
    show(recorded(stored(), undefined, words));
    if (sent === false && failure !== 'offline') showLoadError(message);
    return { ...failed(failure, words), sent: false };
  };

  return {
    name,
    now,
    read: () => state,
    /** After another tab has changed the record. */
    showRecorded(): void {
      if (state.status !== 'sending' && state.status !== 'checking') show(recorded());
    },
    /** Checks a write of unknown outcome. @param asked by a tap: also a write that a check did not find. */
    async check(asked = false): Promise<void> {
      if (state.status === 'sending' || state.status === 'checking') return;
      const found = asked ? records.ifOpen(stored(), now()) : records.ifOutcomeUnknown(stored());
      return found ? recheck(found) : show(recorded());
    },
    /**
     * Sends the write or a step of it, unless the reading shows that it has arrived or the record forbids it.
     * @param amount as the page shows it. @returns undefined if nothing was sent, or if the outcome is unknown.
     */
    async send<Input extends object, Output>(
      step: Mutation<Input, Output>,
      input: NoInfer<Input>,
      amount = '',
    ): Promise<Result<Output> | undefined> {
      if (state.status !== 'idle') return undefined;
      const { late, repeatsKnowingly } = state;
      lastSeenAt = late?.sentAt ?? lastSeenAt;
      show({ status: 'sending', message: '' });
      records.tidyRecords(now());
      const reading = await within(READ_WAIT_MS, step.read());
      if (reading && !reading.success && hasNoReply(reading)) return showUnreached(reading);
      // Loaded before the record is read: no waiting may come between record and request, because the phone may suspend the page.
      const client = await within(
        READ_WAIT_MS,
        loadClient().catch(() => undefined),
      );
      if (!client) return showUnreached(failed('network'));
      const { call, token } = step;
      const before = reading?.success ? reading.data : null;
      let result: Result<Output> | undefined;
      let goOn: () => unknown = () => showUnsent(mutationText.elsewhere);
      await whileAlone(async () => {
        const previous = readSynced((at) => records.takeRecord(name, at));
        const open = records.ifOpen(previous, now());
        if (step.compare(open?.before ?? null, before) === 'arrived') {
          goOn = open
            ? () => dispatch(open, { type: 'checked', found: 'arrived' })
            : () => arriveAndLeave(mutationText.unsent);
          return;
        }
        const fingerprint = `${call.path} ${records.fingerprintOf(input, token)}`;
        if (mustWait(previous, { input: fingerprint, lastSeenAt, repeatsKnowingly }, now())) {
          goOn = () => showUnsent(mutationText.unsent);
          return;
        }
        const fresh = { key: randomKey(), token: token ? `${input[token]}` : '', amount, before };
        const sent = recordOf({ ...fresh, input: fingerprint }, previous, now());
        records.keepRecord(name, sent);
        const fields = token ? { ...input, [token]: sent.token } : input;
        const [found, left] = await withLeaving(send(call, fields, sent.key));
        const event = eventOf(step, found, left);
        if (!found.success || event.type !== 'lost') result = found;
        goOn = () => dispatch(sent, event);
      });
      await goOn();
      return result;
    },
    /** For a reply whose address cannot be opened. */
    showArrivedAndLeave,
    /** The borrower goes on from a notice, to send another write or to repeat it knowingly. */
    reopen(): void {
      if (state.status !== 'idle' && state.status !== 'sent' && !mayRepeat(state)) return;
      lastSeenAt = sentAtOfKnown(stored()) ?? lastSeenAt;
      show({
        status: 'idle',
        asOf: now(),
        message: '',
        repeatsKnowingly: state.status === 'unsure',
      });
    },
  };
}

/** Whether the borrower may send although the outcome is unknown. */
export function mayRepeat(state: State): boolean {
  if (state.status !== 'unsure' || state.found === 'gone') return false;
  return records.isRepeatable(state.record, state.asOf);
}

/** Whether a step would send nothing, because only a repetition of another one may follow now. */
export function isHeldBack(state: State, { path }: Pick<Call<never, unknown>, 'path'>): boolean {
  return state.status === 'idle' && state.late !== undefined && pathOf(state.late) !== path;
}

/** When the state changes by the mere passing of time, by the page's clock. */
export function wakesAt(state: State): number | undefined {
  const record = state.status === 'unsure' ? state.record : state.status === 'idle' && state.late;
  if (!record || !('asOf' in state)) return undefined;
  const age = ageOf(record, state.asOf);
  const wake = [record.settlesAfter, records.WAITING_TIME_MS].find((time) => time > age);
  return wake && state.asOf + wake - age;
}
