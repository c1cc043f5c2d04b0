import { timeOfDay } from '../../lib/timeOfDay.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Contact } from '../Contact.tsx';
import { text } from './mutation.messages.ts';
import type { MutationHandle } from './mutation.ts';
import type { State, Unknown } from './state.ts';

/** The parts of a write that its notice uses. */
export type ShownMutation = Pick<
  MutationHandle<never, unknown>,
  'mutation' | 'options' | 'state' | 'check' | 'reopen' | 'openAnswer'
>;

type Shown = Pick<ShownMutation, 'mutation' | 'options'>;

const nounOf = ({ noun }: Shown['mutation'], amount: string) => noun?.(amount) ?? '';

function doneSentence(
  state: Extract<State, { status: 'done' }>,
  { mutation, options }: Shown,
): string {
  const next = options.leave ? ` ${text.next}` : '';
  if (state.by === 'answer') return '';
  if (state.by === 'repetition')
    return `${text.alreadyHave(nounOf(mutation, ''))}${next} ${state.message}`;
  if (state.by === 'check') {
    const over = state.notNeeded && mutation.notNeeded?.();
    return (over || text.have(nounOf(mutation, ''))) + next;
  }
  const sent = text.sentBefore(nounOf(mutation, state.amount), timeOfDay(state.at));
  return state.arrived ? `${sent} ${text.arrived}` : sent;
}

/** The sentence for a state; '' if the page has its own. */
export function sentenceFor({ state, ...shown }: Pick<ShownMutation, 'state'> & Shown): string {
  const { mutation } = shown;
  if (state.status === 'done') return doneSentence(state, shown);
  const noun = 'amount' in state ? nounOf(mutation, state.amount) : '';
  if (state.status === 'checking') return text.checking(noun);
  if (state.status === 'unknown') return state.idempotent ? text.unanswered : text.unknown(noun);
  if (state.status !== 'notDone') return '';
  const { until, other } = state;
  const reason = mutation.showsLate?.();
  if (until === undefined || !reason) return text.notDone(noun);
  return (other ? text.onlySame : text.notSeen)(noun, reason, timeOfDay(until));
}

/** What the borrower can do about an unknown outcome, or about a write sent before the page was opened. */
export function OutcomeActions({ mutation }: { mutation: ShownMutation }) {
  const { state } = mutation;
  if (state.status === 'unknown' && !state.idempotent) {
    return <UnknownOutcome unknown={state} mutation={mutation} />;
  }
  if (state.status !== 'done' || state.by !== 'earlier' || state.arrived) return null;
  return <SentBefore address={state.address} mutation={mutation} />;
}

/** Why the borrower has to wait, and until when. */
function waitingText({ read, repeatAt, settled }: Unknown): string {
  if (!read) return text.wait(timeOfDay(repeatAt));
  // A check that could read has found no proof: another one may not find any either.
  return settled ? text.waitUnproved(timeOfDay(repeatAt)) : text.settling;
}

function UnknownOutcome({ unknown, mutation }: { unknown: Unknown; mutation: ShownMutation }) {
  const { read, mayRepeat } = unknown;
  const noProof = mutation.mutation.unchanged?.() ?? text.noProof;
  return (
    <>
      {read !== undefined && <p>{read ? noProof : text.unreachable}</p>}
      <p>{mayRepeat ? text.risk : waitingText(unknown)}</p>
      <Contact />
      <Button onClick={() => void mutation.check()}>{text.check}</Button>
      {mayRepeat && (
        <Button kind="secondary" onClick={mutation.reopen}>
          {text.repeat}
        </Button>
      )}
      <WayOut mutation={mutation} />
    </>
  );
}

/** Where the borrower can go on to. */
function WayOut({ mutation }: { mutation: ShownMutation }) {
  const way = mutation.options.wayOut?.();
  if (!way) return null;
  return 'href' in way ? (
    <ButtonLink kind="quiet" href={way.href}>
      {way.label}
    </ButtonLink>
  ) : (
    <Button kind="quiet" onClick={way.go}>
      {way.label}
    </Button>
  );
}

function SentBefore({ address, mutation }: { address: string; mutation: ShownMutation }) {
  return (
    <>
      {address && <Button onClick={() => mutation.openAnswer(address)}>{text.open}</Button>}
      <WayOut mutation={mutation} />
      <Button kind="quiet" onClick={mutation.reopen}>
        {text.anew}
      </Button>
    </>
  );
}
