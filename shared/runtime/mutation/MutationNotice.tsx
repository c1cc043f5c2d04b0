import './mutation.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LoadError } from '../../ui/lazy/lazyComponent.tsx';
import { StickyBar } from '../../ui/StickyBar.tsx';
import type { MutationHandle } from './state.ts';
import { loadRunner } from './useMutation.ts';

interface MutationNoticeProps {
  mutation: MutationHandle;
  /** Shown while there is nothing to say about the write. */
  children?: ReactNode;
  /** Its id, for `aria-describedby` on the control. */
  id?: string;
}

/** The texts and actions of an outcome, loaded when needed; 'lost' if that fails. */
function useOutcome(needed: boolean) {
  const [outcome, setOutcome] = useState<Awaited<ReturnType<typeof loadRunner>> | 'lost'>();
  const load = () => void loadRunner().then(setOutcome, () => setOutcome('lost'));
  useEffect(() => (needed ? load() : undefined), [needed]);
  return { outcome: needed ? outcome : undefined, load };
}

/** Whether a notice is too tall to stay fixed over the page. */
const isTall = ({ state, offered }: MutationHandle) => !offered && state.status !== 'checking';

/**
 * Reports a write in the page: what is known, what is not, and what the borrower can do. While the
 * outcome is unknown it offers to check; after ten minutes also to send again, with a warning.
 */
export function MutationNotice({ mutation, children, id }: MutationNoticeProps) {
  const { state } = mutation;
  // Otherwise the page has its own words.
  const worded = 'attempt' in state || ('by' in state && state.by === 'check');
  const { outcome, load } = useOutcome(worded);
  const words = outcome === 'lost' ? undefined : outcome;
  const notice = useRef<HTMLDivElement>(null);
  const tall = isTall(mutation) && Boolean(outcome);
  useEffect(() => {
    if (tall) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [tall]);
  const said = state.status === 'refused' ? state.message : words?.sentenceFor(mutation);
  return (
    <div className={said ? 'mutation-notice' : undefined} ref={notice}>
      <p className="bar-note" id={id} role="status">
        {said || (!worded && children)}
      </p>
      {words && <words.OutcomeActions mutation={mutation} />}
      {outcome === 'lost' && <LoadError note="" busy={false} onRetry={load} />}
    </div>
  );
}

/** The bar of a page's main action: its control, or the notice about a write instead. */
export function MutationBar({ control, ...notice }: MutationNoticeProps & { control: ReactNode }) {
  return (
    <StickyBar inFlow={isTall(notice.mutation)}>
      <MutationNotice {...notice} />
      {notice.mutation.offered && control}
    </StickyBar>
  );
}
