import { isCertain, type Result } from '../../api/call.ts';
import { FAILURE_TEXT } from '../../api/envelope.ts';
import { send } from '../../api/send.ts';
import { digest } from '../../lib/digest.ts';
import {
  type Attempt,
  readAttempt,
  removeAttempt,
  type Snapshot,
  same,
  underWayUntil,
  writeAttempt,
} from './attempt.ts';
import {
  ALREADY_RECEIVED,
  type Finding,
  IDLE,
  type Mutation,
  type MutationState,
  stateOf,
  unknownState,
  type Verification,
} from './mutation.ts';

/** Options of one attempt besides its input. */
export interface SendOptions {
  /** The values read before sending, if the page has them; otherwise the check reads them. */
  before?: Snapshot | undefined;
  /** The amount as the page shows it. */
  amount?: string | undefined;
  /** The borrower sends again without proof, with the same key and token. */
  repeats?: boolean;
  /** When the last write that the page knows of was answered, epoch ms; 0 for none. */
  knownDoneAt?: number;
}

/** The new state of the mutation, and the result if there is one. */
export interface Sent<Output> {
  state: MutationState;
  result?: Result<Output>;
}

/**
 * What the values read by a check say about an attempt. Unknown without values from before it was sent;
 * `notDone` only if the request can no longer be under way. @param now epoch ms.
 */
export function findingOf<Input>(
  { compare }: Pick<Verification<Input>, 'compare'>,
  attempt: Attempt,
  reading: Snapshot,
  now: number,
): Finding {
  const compared = (): Finding => {
    if (attempt.before === null) return 'unknown';
    return same(attempt.before, reading) ? 'notDone' : 'done';
  };
  const finding = compare ? compare(attempt, reading) : compared();
  return finding === 'notDone' && now < underWayUntil(attempt) ? 'unknown' : finding;
}

/**
 * Runs `work` while no other tab does so under the same name. Without the Web Locks API only the stored
 * record keeps tabs apart. @returns undefined while another tab works.
 */
async function withLock<Answer>(
  name: string,
  work: () => Promise<Answer>,
): Promise<Answer | undefined> {
  if (!navigator.locks) return work();
  return navigator.locks.request(name, { ifAvailable: true }, (lock) =>
    lock ? work() : Promise.resolve(undefined),
  );
}

/** A new `Idempotency-Key`: 128 random bits. */
function newKey(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)));
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function tokenOf<Input extends object>(
  { token }: Pick<Mutation<Input, unknown>, 'token'>,
  input: Input,
): string {
  return token ? `${input[token]}` : '';
}

/** The attempt as it is stored before sending. @param standing the attempt that it repeats, if any. */
function attemptOf<Input extends object, Output>(
  mutation: Mutation<Input, Output>,
  input: Input,
  standing: Attempt | undefined,
  given: { before: Snapshot; expected: Snapshot; amount: string },
): Attempt {
  const fingerprint = digest(
    JSON.stringify({ ...input, ...(mutation.token && { [mutation.token]: '' }) }),
  );
  const repeats = standing?.input === fingerprint;
  return {
    key: repeats ? standing.key : newKey(),
    path: mutation.call.path,
    token: standing?.token || tokenOf(mutation, input),
    amount: given.amount,
    input: fingerprint,
    // A repetition is compared with the values from before the first attempt.
    before: standing ? standing.before : given.before,
    expected: given.expected,
    sentAt: Date.now(),
    endedAt: 0,
    doneAt: 0,
    address: '',
  };
}

function readQuietly<Input>(verification: Verification<Input> | undefined) {
  return verification?.read().catch(() => undefined);
}

/** What a check needs to know of a mutation. */
type Checked<Input extends object> = Pick<
  Mutation<Input, unknown>,
  'verify' | 'harmless' | 'remembered'
>;

/** Ends an attempt whose outcome is certain: removes its record, or keeps it for a while as sent. */
function finish(
  { remembered }: Pick<Mutation<object, unknown>, 'remembered'>,
  name: string,
  attempt: Attempt,
): void {
  const now = Date.now();
  if (remembered) writeAttempt(name, { ...attempt, endedAt: now, doneAt: now });
  else removeAttempt(name);
}

/** Whether a check shows that an attempt of an earlier visit arrived. Never rejects. @param name key of its record. */
export async function hasArrived<Input extends object>(
  { verify }: Checked<Input>,
  name: string,
): Promise<boolean> {
  const attempt = readAttempt(name, Date.now());
  const verification = await verify?.().catch(() => undefined);
  const reading = await readQuietly(verification);
  if (!attempt || !verification || reading === undefined) return false;
  return findingOf(verification, attempt, reading, Date.now()) === 'done';
}

async function checked<Input extends object>(
  mutation: Checked<Input>,
  name: string,
  attempt: Attempt,
): Promise<MutationState> {
  const verification = await mutation.verify?.().catch(() => undefined);
  const reading = await readQuietly(verification);
  if (!verification || reading === undefined) return unknownState(mutation, attempt, false);
  const finding = findingOf(verification, attempt, reading, Date.now());
  if (finding === 'unknown') return unknownState(mutation, attempt, true);
  if (finding === 'done') finish(mutation, name, attempt);
  else removeAttempt(name);
  return { status: finding === 'done' ? 'arrived' : 'notDone' };
}

/** A result, and whether the page was being left by then, which ends the connection but not the request. */
interface Answer<Output> {
  result: Result<Output>;
  left: boolean;
}

/** Waits for a result. Listens only meanwhile, because such listeners keep pages out of the back-forward cache. */
async function answerOf<Output>(work: () => Promise<Result<Output>>): Promise<Answer<Output>> {
  let left = document.visibilityState === 'hidden';
  const leave = () => {
    left = true;
  };
  const signs = ['beforeunload', 'pagehide'] as const;
  for (const sign of signs) window.addEventListener(sign, leave);
  const result = await work();
  for (const sign of signs) window.removeEventListener(sign, leave);
  return { result, left: left || document.visibilityState === 'hidden' };
}

/** Turns a result into a state; removes the record only if the outcome is certain. */
async function settle<Input extends object, Output>(
  mutation: Mutation<Input, Output>,
  name: string,
  attempt: Attempt,
  repeated: boolean,
  { result, left }: Answer<Output>,
): Promise<Sent<Output>> {
  const now = Date.now();
  // A page that is being closed does not learn the outcome: the request may still be under way.
  const ended = { ...attempt, endedAt: left ? 0 : now };
  if (result.success && !(mutation.isConclusive?.(result.data) ?? true)) {
    writeAttempt(name, ended);
    return { state: unknownState(mutation, ended) };
  }
  if (result.success) {
    const over = mutation.isOver?.(result.data) ?? true;
    const address = mutation.address?.(result.data) ?? '';
    finish(over ? mutation : {}, name, { ...attempt, address });
    return { state: over ? { status: 'done' } : IDLE, result };
  }
  // A harmless one is refused in words instead, so that it can be used again.
  if (result.code === ALREADY_RECEIVED && !mutation.harmless) {
    finish(mutation, name, attempt);
    const said = result.message === FAILURE_TEXT.refused ? '' : result.message;
    return { state: { status: 'received', message: mutation.received?.() ?? said }, result };
  }
  if (isCertain(result) && (!repeated || mutation.harmless)) {
    removeAttempt(name);
    return { state: { status: 'refused', message: result.message }, result };
  }
  writeAttempt(name, ended);
  // The refusal of a repetition says nothing about the attempt before it; only the check does.
  return { state: unknownState(mutation, ended), result };
}

/**
 * Sends a write that must happen once. It is stored before it is sent. While an attempt without a reply
 * exists, in this tab or another, nothing is sent. Rejects only if a part of the page could not be
 * loaded, in which case nothing was sent.
 * @param name key of the record. @returns the new state; after `unknown` the caller should check.
 */
export async function sendOnce<Input extends object, Output>(
  mutation: Mutation<Input, Output>,
  name: string,
  input: Input,
  { before, amount = '', repeats = false, knownDoneAt }: SendOptions,
): Promise<Sent<Output>> {
  const work = async (): Promise<Sent<Output>> => {
    const standing = readAttempt(name, Date.now());
    // Another tab has sent it since the borrower saw this page.
    if (standing?.doneAt && knownDoneAt !== undefined && standing.doneAt !== knownDoneAt) {
      return { state: stateOf(mutation, standing, Date.now()) };
    }
    const open = standing && !standing.doneAt ? standing : undefined;
    if (open && !repeats && !mutation.harmless) return { state: unknownState(mutation, open) };
    // Values that the page has just read need no further reading. If the check cannot be loaded, nothing
    // is sent, because nothing could be proved later.
    const needsCheck = before === undefined || mutation.expects;
    const verification = needsCheck ? await mutation.verify?.() : undefined;
    const reading = before ?? (open ? null : ((await readQuietly(verification)) ?? null));
    if (!open && reading !== null && verification?.isDone?.(reading)) {
      return { state: { status: 'received', message: '' } };
    }
    const expected = verification?.expect?.(input) ?? null;
    const attempt = attemptOf(mutation, input, open, { before: reading, expected, amount });
    writeAttempt(name, attempt);
    const { token } = mutation;
    const sent = token ? { ...input, [token]: attempt.token } : input;
    const answer = await answerOf(() =>
      send(mutation.call, sent, { quiet: true, idempotencyKey: attempt.key }),
    );
    return settle(mutation, name, attempt, Boolean(open), answer);
  };
  const busyElsewhere = (): Sent<Output> => {
    const standing = readAttempt(name, Date.now());
    return { state: standing ? unknownState(mutation, standing) : IDLE };
  };
  return (await withLock(name, work)) ?? busyElsewhere();
}

/**
 * Checks whether an attempt without a reply arrived; removes its record if that is proved.
 * Never rejects. @param name key of the record.
 */
export async function checkAttempt<Input extends object>(
  mutation: Checked<Input>,
  name: string,
): Promise<MutationState> {
  const standing = readAttempt(name, Date.now());
  if (!standing || standing.doneAt) return stateOf(mutation, standing, Date.now());
  const found = await withLock(name, () => checked(mutation, name, standing));
  return found ?? unknownState(mutation, standing);
}
