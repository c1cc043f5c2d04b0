import './mutation.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { text as lost } from '../../ui/lazy/lazy.messages.ts';
import { lazyModule } from '../../ui/lazy/lazyModule.ts';
import { StickyBar } from '../../ui/StickyBar.tsx';
import type { ShownMutation } from './MutationOutcome.tsx';
import { isOffered, type MutationState, type What } from './mutation.ts';

/** The texts and actions for an unclear outcome; loaded in advance, because they are needed when the network fails. */
const loadOutcome = lazyModule(
  'shared/runtime/mutation/MutationOutcome.tsx',
  () => import('./MutationOutcome.tsx'),
  { prefetch: true },
);

interface MutationNoticeProps {
  what: What;
  mutation: ShownMutation;
  /** Shown while there is nothing to say about the write. */
  children?: ReactNode;
  /** Its id, for `aria-describedby` on the control. */
  id?: string;
}

type OutcomeModule = Awaited<ReturnType<typeof loadOutcome>>;

const WORDED = [
  'unknown',
  'unanswered',
  'checking',
  'notDone',
  'received',
  'arrived',
  'sentBefore',
];

/** Loads the texts and actions of an outcome when needed; 'lost' if they could not be loaded. */
function useOutcome(needed: boolean): OutcomeModule | 'lost' | undefined {
  const [outcome, setOutcome] = useState<OutcomeModule | 'lost'>();
  useEffect(() => {
    if (needed) loadOutcome().then(setOutcome, () => setOutcome('lost'));
  }, [needed]);
  return outcome;
}

/** Whether a notice is too tall to stay fixed over the page. */
function isTall(state: MutationState): boolean {
  return !isOffered(state) && state.status !== 'checking';
}

/**
 * Reports a write in the page: what is known, what is not, and what the borrower can do. While the
 * outcome is unknown it offers to check; after ten minutes also to send again, with a warning.
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
    return outcome === 'lost' ? lost.lost : outcome.sentenceFor(what, mutation);
  };
  const said = words();
  return (
    <div className={said ? 'mutation-notice' : undefined} ref={notice}>
      <p className="bar-note" id={id} role="status">
        {said || (!worded && children)}
      </p>
      {worded && outcome && outcome !== 'lost' && <outcome.OutcomeActions mutation={mutation} />}
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
