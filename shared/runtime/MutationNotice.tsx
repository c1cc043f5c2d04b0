import './mutation.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { timeOfDay } from '../format/date.ts';
import { Contact } from '../page/Contact.tsx';
import { pageAddress } from '../page/navigate.ts';
import { commonParameters } from '../session/session.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { StickyBar } from '../ui/StickyBar.tsx';
import { text } from './mutation.messages.ts';
import { isOffered, type MutationState, type Unknown, type What } from './mutation.ts';
import type { MutationHandle } from './useMutation.ts';

interface MutationNoticeProps {
  what: What;
  mutation: Pick<MutationHandle<object, unknown>, 'state' | 'check' | 'reopen' | 'leadOn'>;
  /** What the page says while nothing is to be said about a write. */
  children?: ReactNode;
  /** Its id, for the control that it explains. */
  id?: string;
}

function thingOf(what: What, amount: string): string {
  const thing = text.things[what];
  return amount ? text.worth(thing, amount) : thing;
}

/** The sentence for a state; '' where the page says its own. */
function said(what: What, state: MutationState): string {
  const amount = 'amount' in state ? state.amount : '';
  const thing = thingOf(what, amount);
  if (state.status === 'checking') return text.checking(thing);
  if (state.status === 'unknown') return text.unknown(thing);
  if (state.status === 'unanswered') return text.unanswered;
  if (state.status === 'notDone') return text.notDone(thing);
  if (state.status === 'sentBefore') return text.sentBefore(thing, timeOfDay(state.at));
  return state.status === 'refused' ? state.message : '';
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

/**
 * Says what became of a write, in place: what is known, what is not, and what can be done. While its
 * outcome is unknown it offers to check, and to send again only after ten minutes, with the risk.
 */
export function MutationNotice({ what, mutation, children, id }: MutationNoticeProps) {
  const { state } = mutation;
  const words = said(what, state);
  const notice = useRef<HTMLDivElement>(null);
  const tall = isTall(state);
  useEffect(() => {
    if (tall) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [tall]);
  return (
    <div className={words ? 'mutation-notice' : undefined} ref={notice}>
      <p className="bar-note" id={id} role="status">
        {words || children}
      </p>
      {state.status === 'unknown' && <UnknownOutcome unknown={state} mutation={mutation} />}
      {state.status === 'sentBefore' && <SentBefore address={state.address} mutation={mutation} />}
    </div>
  );
}

/** Whether a state says so much that it must not lie over the page. */
function isTall({ status }: MutationState): boolean {
  return status === 'unknown' || status === 'sentBefore';
}

/** The bar of a page's main action: its control, or what is known of a write in its place. */
export function MutationBar({ control, ...notice }: MutationNoticeProps & { control: ReactNode }) {
  const { state } = notice.mutation;
  return (
    <StickyBar inFlow={isTall(state)}>
      <MutationNotice {...notice} />
      {isOffered(state) && control}
    </StickyBar>
  );
}

interface UnknownOutcomeProps {
  unknown: Unknown;
  mutation: MutationNoticeProps['mutation'];
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

function SentBefore({
  address,
  mutation,
}: {
  address: string;
  mutation: MutationNoticeProps['mutation'];
}) {
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
