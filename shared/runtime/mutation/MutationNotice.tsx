import './mutation.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { text as lost } from '../../ui/lazy/lazy.messages.ts';
import { StickyBar } from '../../ui/StickyBar.tsx';
import { loadOutcome } from './loadOutcome.ts';
import type { ShownMutation } from './MutationOutcome.tsx';
import { isOffered, type MutationState, type What } from './mutation.ts';

interface MutationNoticeProps {
  what: What;
  mutation: ShownMutation;
  /** What the page says while nothing is to be said about a write. */
  children?: ReactNode;
  /** Its id, for the control that it explains. */
  id?: string;
}

type OutcomeModule = Awaited<ReturnType<typeof loadOutcome>>;

const WORDED = ['unknown', 'unanswered', 'checking', 'notDone', 'sentBefore'];

/** The words and ways on, once they are needed; 'lost' where they did not come. */
function useOutcome(needed: boolean): OutcomeModule | 'lost' | undefined {
  const [outcome, setOutcome] = useState<OutcomeModule | 'lost'>();
  useEffect(() => {
    if (needed) loadOutcome().then(setOutcome, () => setOutcome('lost'));
  }, [needed]);
  return outcome;
}

/** Whether a state says so much that it must not lie over the page. */
function isTall(state: MutationState): boolean {
  return !isOffered(state) && state.status !== 'checking';
}

/**
 * Says what became of a write, in place: what is known, what is not, and what can be done. While its
 * outcome is unknown it offers to check, and to send again only after ten minutes, with the risk.
 */
export function MutationNotice({ what, mutation, children, id }: MutationNoticeProps) {
  const { state } = mutation;
  const worded = WORDED.includes(state.status);
  const outcome = useOutcome(worded);
  const notice = useRef<HTMLDivElement>(null);
  const tall = isTall(state) && Boolean(outcome);
  useEffect(() => {
    if (tall) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [tall]);
  const words = () => {
    if (state.status === 'refused') return state.message;
    if (!worded || !outcome) return '';
    return outcome === 'lost' ? lost.lost : outcome.said(what, state);
  };
  const said = words();
  return (
    <div className={said ? 'mutation-notice' : undefined} ref={notice}>
      <p className="bar-note" id={id} role="status">
        {said || (!worded && children)}
      </p>
      {worded && outcome && outcome !== 'lost' && <outcome.WaysOn mutation={mutation} />}
    </div>
  );
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
