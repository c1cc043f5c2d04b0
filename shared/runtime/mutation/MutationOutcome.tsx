import { useEffect, useState } from 'react';
import { commonParameters } from '../../api/session/session.ts';
import { timeOfDay } from '../../lib/timeOfDay.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Contact } from '../Contact.tsx';
import { pageAddress } from '../navigate.ts';
import { text } from './mutation.messages.ts';
import type { MutationState, Unknown, What } from './mutation.ts';
import type { MutationHandle } from './useMutation.ts';

/** What the words for an outcome need of a write. */
export type ShownMutation = Pick<
  MutationHandle<object, unknown>,
  'state' | 'check' | 'reopen' | 'leadOn'
>;

function thingOf(what: What, amount: string): string {
  const thing = text.things[what];
  return amount ? text.worth(thing, amount) : thing;
}

/** The sentence for a state; '' where the page says its own. */
export function said(what: What, state: MutationState): string {
  const amount = 'amount' in state ? state.amount : '';
  const thing = thingOf(what, amount);
  if (state.status === 'checking') return text.checking(thing);
  if (state.status === 'unknown') return text.unknown(thing);
  if (state.status === 'unanswered') return text.unanswered;
  if (state.status === 'notDone') return text.notDone(thing);
  if (state.status === 'sentBefore') {
    const sent = text.sentBefore(thing, timeOfDay(state.at));
    return state.arrived ? `${sent} ${text.arrived}` : sent;
  }
  return '';
}

/** True from a time on, without a reload. @param at epoch ms. */
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

/** What can be done about an outcome that is not known, or was reached before the page was opened. */
export function WaysOn({ mutation }: { mutation: ShownMutation }) {
  const { state } = mutation;
  if (state.status === 'unknown') return <UnknownOutcome unknown={state} mutation={mutation} />;
  if (state.status !== 'sentBefore' || state.arrived) return null;
  return <SentBefore address={state.address} mutation={mutation} />;
}

interface UnknownOutcomeProps {
  unknown: Unknown;
  mutation: ShownMutation;
}

function UnknownOutcome({ unknown, mutation }: UnknownOutcomeProps) {
  const { reached, repeatAt, underWayUntil } = unknown;
  const mayRepeat = useReached(repeatAt);
  const { check } = mutation;
  // A check cannot say "nothing happened" before the request must have ended.
  useEffect(() => {
    const left = underWayUntil - Date.now();
    if (left <= 0) return;
    const timer = setTimeout(() => void check(), left);
    return () => clearTimeout(timer);
  }, [underWayUntil, check]);
  return (
    <>
      {reached !== undefined && (
        <p className="mutation-detail">{reached ? text.noProof : text.unreachable}</p>
      )}
      <p className="mutation-detail">{mayRepeat ? text.risk : text.wait(timeOfDay(repeatAt))}</p>
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

/** The way to the order, where the address names one. */
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
      {address && <Button onClick={() => mutation.leadOn(address)}>{text.open}</Button>}
      <ToOrder />
      <Button kind="quiet" onClick={mutation.reopen}>
        {text.anew}
      </Button>
    </>
  );
}
