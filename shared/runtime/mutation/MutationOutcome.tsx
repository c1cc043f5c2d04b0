import { useEffect, useState } from 'react';
import { commonParameters } from '../../api/session/session.ts';
import { timeOfDay } from '../../lib/timeOfDay.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Contact } from '../Contact.tsx';
import { pageAddress } from '../navigate.ts';
import { text } from './mutation.messages.ts';
import type { Unknown, What } from './mutation.ts';
import type { MutationHandle } from './mutationHandle.ts';

/** The parts of a mutation that its notice uses. */
export type ShownMutation = Pick<
  MutationHandle<object, unknown>,
  'state' | 'leaves' | 'check' | 'reopen' | 'openAnswer'
>;

function thingOf(what: What, amount: string): string {
  const thing = text.things[what];
  return amount ? text.worth(thing, amount) : thing;
}

/** The sentence for a state; '' if the page has its own. */
export function sentenceFor(
  what: What,
  { state, leaves }: Pick<ShownMutation, 'state' | 'leaves'>,
): string {
  const amount = 'amount' in state ? state.amount : '';
  const thing = thingOf(what, amount);
  if (state.status === 'checking') return text.checking(thing);
  if (state.status === 'unknown') return text.unknown(thing);
  if (state.status === 'unanswered') return text.unanswered;
  if (state.status === 'notDone') return state.late ? text.notSeen(thing) : text.notDone(thing);
  if (state.status === 'held') return text.held(thing, timeOfDay(state.until));
  const next = leaves ? ` ${text.next}` : '';
  if (state.status === 'arrived') return (state.paid ? text.paid : text.have(thing)) + next;
  if (state.status === 'received') return `${text.alreadyHave(thing)}${next} ${state.message}`;
  if (state.status === 'sentBefore') {
    const sent = text.sentBefore(thing, timeOfDay(state.at));
    return state.arrived ? `${sent} ${text.arrived}` : sent;
  }
  return '';
}

/** Whether a time is reached; updates without a reload. @param at epoch ms. */
function useReached(at: number): boolean {
  const [reached, setReached] = useState(() => Date.now() >= at);
  useEffect(() => {
    const left = at - Date.now();
    setReached(left <= 0);
    if (left <= 0) return;
    const timer = setTimeout(() => setReached(true), left);
    return () => clearTimeout(timer);
  }, [at]);
  return reached;
}

/** What the borrower can do about an unknown outcome, or about a write sent before the page was opened. */
export function OutcomeActions({ mutation }: { mutation: ShownMutation }) {
  const { state } = mutation;
  if (state.status === 'unknown') return <UnknownOutcome unknown={state} mutation={mutation} />;
  if (state.status !== 'sentBefore' || state.arrived) return null;
  return <SentBefore address={state.address} mutation={mutation} />;
}

/** Why the borrower has to wait, and until when. @param isSettled the request can have no effect any more. */
function waitingText({ reached, repeatAt }: Unknown, isSettled: boolean): string {
  if (!reached) return text.wait(timeOfDay(repeatAt));
  // A check that could read has found no proof: another one may not find any either.
  return isSettled ? text.waitUnproved(timeOfDay(repeatAt)) : text.settling;
}

interface UnknownOutcomeProps {
  unknown: Unknown;
  mutation: ShownMutation;
}

function UnknownOutcome({ unknown, mutation }: UnknownOutcomeProps) {
  const { reached, repeatAt, underWayUntil } = unknown;
  const mayRepeat = useReached(repeatAt);
  const isSettled = useReached(underWayUntil);
  const { check } = mutation;
  useEffect(() => {
    const left = underWayUntil - Date.now();
    if (left <= 0) return;
    const timer = setTimeout(() => void check(), left);
    return () => clearTimeout(timer);
  }, [underWayUntil, check]);
  return (
    <>
      {reached !== undefined && <p>{reached ? text.noProof : text.unreachable}</p>}
      <p>{mayRepeat ? text.risk : waitingText(unknown, isSettled)}</p>
      <Contact />
      <Button onClick={() => void check()}>{text.check}</Button>
      {mayRepeat && (
        <Button kind="secondary" onClick={mutation.reopen}>
          {text.repeat}
        </Button>
      )}
      <ToOrder />
    </>
  );
}

/** A link to the order, if the address names one. */
function ToOrder() {
  if (!commonParameters().orderId) return null;
  return (
    <ButtonLink kind="quiet" href={pageAddress('loanDetail')}>
      {text.toOrder}
    </ButtonLink>
  );
}

function SentBefore({ address, mutation }: { address: string; mutation: ShownMutation }) {
  return (
    <>
      {address && <Button onClick={() => mutation.openAnswer(address)}>{text.open}</Button>}
      <ToOrder />
      <Button kind="quiet" onClick={mutation.reopen}>
        {text.anew}
      </Button>
    </>
  );
}
