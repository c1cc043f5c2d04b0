import { type Attempt, freeAt, lateOf } from '../../api/session/attempt.ts';
import { timeOfDay } from '../../lib/date.ts';
import { Button } from '../../ui/Button.tsx';
import { Contact } from '../Contact.tsx';
import { sanitizeServerUrl } from '../navigate.ts';
import { text } from './mutation.messages.ts';
import type { MutationOptions } from './mutation.ts';
import type { MutationHandle, State } from './state.ts';

/** Whether an answer has an address that is refused. */
function isUnopened({ address }: Attempt, { opening }: MutationOptions): boolean {
  return address !== '' && sanitizeServerUrl(address, opening?.target).kind === 'refused';
}

/** The sentence for a state; '' if the page has its own. */
export function sentenceFor({ state, mutation, options }: MutationHandle): string {
  const attempt = 'attempt' in state ? state.attempt : undefined;
  const noun = mutation.noun?.(attempt?.amount ?? '') ?? '';
  const next = options.leave ? ` ${text.next}` : '';
  switch (state.status) {
    case 'checking':
      return text.checking(noun);
    case 'unknown':
      return mutation.idempotent ? text.unanswered : text.unknown(noun);
    case 'notDone': {
      if (!lateOf(state.attempt, state.asOf)) return text.notDone(noun);
      const until = timeOfDay(freeAt(state.attempt));
      return (state.other ? text.onlySame : text.notSeen)(noun, until);
    }
    case 'earlier': {
      const sent = text.sentBefore(noun, timeOfDay(state.attempt.doneAt));
      if (state.arrived) return `${sent} ${text.arrived}`;
      return isUnopened(state.attempt, options) ? `${sent} ${text.unopened}` : sent;
    }
    case 'done':
      if (state.by === 'answer') return '';
      if (state.message !== undefined) return `${text.alreadyHave(noun)}${next} ${state.message}`;
      return ((state.notNeeded && mutation.notNeeded?.()) || text.have(noun)) + next;
    default:
      return '';
  }
}

/** What the borrower can do about an unknown outcome, or about a write sent before the page was opened. */
export function OutcomeActions({ mutation }: { mutation: MutationHandle }) {
  const { state, offered, options, openAnswer, reopen } = mutation;
  if (offered) return null;
  if (state.status === 'unknown') return <UnknownOutcome {...{ state, mutation }} />;
  if (state.status !== 'earlier') return null;
  const { address } = state.attempt;
  const { WayOut } = options;
  const unopened = isUnopened(state.attempt, options);
  return (
    <>
      {unopened && <Contact />}
      {address && !unopened && <Button onClick={() => openAnswer(address)}>{text.open}</Button>}
      {WayOut && <WayOut />}
      <Button kind={unopened ? 'secondary' : 'quiet'} onClick={reopen}>
        {text.anew}
      </Button>
    </>
  );
}

type Unknown = { mutation: MutationHandle; state: Extract<State, { status: 'unknown' }> };

function UnknownOutcome({ mutation, state }: Unknown) {
  const { read, attempt, asOf } = state;
  const { WayOut } = mutation.options;
  const again = freeAt(attempt);
  // A check that could read has found no proof: another one may not find any either.
  const isUnproved = read && asOf >= attempt.settlesAt;
  const wait = isUnproved ? text.waitUnproved(timeOfDay(again)) : text.settling;
  const advice = read ? wait : text.wait(timeOfDay(again));
  const noProof = mutation.mutation.unchanged?.() ?? text.noProof;
  return (
    <>
      {read !== undefined && <p>{read ? noProof : text.unreachable}</p>}
      <p>{asOf >= again ? text.risk : advice}</p>
      <Contact />
      <Button onClick={() => void mutation.check()}>{text.check}</Button>
      {asOf >= again && (
        <Button kind="secondary" onClick={mutation.reopen}>
          {text.repeat}
        </Button>
      )}
      {WayOut && <WayOut />}
    </>
  );
}
