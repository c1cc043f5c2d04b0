import './mutation.css';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { text as lost } from '../../ui/lazy/lazy.messages.ts';
import { StickyBar } from '../../ui/StickyBar.tsx';
import { onResume } from '../resume.ts';
import type { ShownMutation } from './MutationOutcome.tsx';
import { isOffered, type State } from './state.ts';
import { loadOutcome } from './useMutation.ts';

interface MutationNoticeProps {
  mutation: ShownMutation;
  /** Shown while there is nothing to say about the write. */
  children?: ReactNode;
  /** Its id, for `aria-describedby` on the control. */
  id?: string;
}

type OutcomeModule = Awaited<ReturnType<typeof loadOutcome>>;

/** Whether the page has its own words. */
function isPlain(state: State): boolean {
  if (state.status === 'done') return state.by === 'answer';
  return ['idle', 'sending', 'refused'].includes(state.status);
}

/** Loads the texts and actions of an outcome when needed, again when the borrower returns; 'lost' if that fails. */
function useOutcome(needed: boolean) {
  const [outcome, setOutcome] = useState<OutcomeModule | 'lost'>();
  const load = useCallback(() => {
    loadOutcome().then(setOutcome, () => setOutcome('lost'));
  }, []);
  const isMissing = needed && (!outcome || outcome === 'lost');
  useEffect(() => {
    if (needed) load();
  }, [needed, load]);
  useEffect(() => (isMissing ? onResume(load) : undefined), [isMissing, load]);
  return { outcome, load };
}

/** Whether a notice is too tall to stay fixed over the page. */
function isTall(state: State): boolean {
  return !isOffered(state) && state.status !== 'checking';
}

/**
 * Reports a write in the page: what is known, what is not, and what the borrower can do. While the
 * outcome is unknown it offers to check; after ten minutes also to send again, with a warning.
 */
export function MutationNotice({ mutation, children, id }: MutationNoticeProps) {
  const { state } = mutation;
  const worded = !isPlain(state);
  const { outcome, load } = useOutcome(worded);
  const notice = useRef<HTMLDivElement>(null);
  const tall = isTall(state) && Boolean(outcome);
  useEffect(() => {
    if (tall) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [tall]);
  const words = () => {
    if (state.status === 'refused') return state.message;
    if (!worded || !outcome) return '';
    return outcome === 'lost' ? lost.lost : outcome.sentenceFor(mutation);
  };
  const said = words();
  return (
    <div className={said ? 'mutation-notice' : undefined} ref={notice}>
      <p className="bar-note" id={id} role="status">
        {said || (!worded && children)}
      </p>
      {worded && outcome && outcome !== 'lost' && <outcome.OutcomeActions mutation={mutation} />}
      {worded && outcome === 'lost' && <Button onClick={load}>{lost.again}</Button>}
    </div>
  );
}

/** The bar of a page's main action: its control, or the notice about a write instead. */
export function MutationBar({ control, ...notice }: MutationNoticeProps & { control: ReactNode }) {
  const { state } = notice.mutation;
  return (
    <StickyBar inFlow={isTall(state)}>
      <MutationNotice {...notice} />
      {isOffered(state) && control}
    </StickyBar>
  );
}
