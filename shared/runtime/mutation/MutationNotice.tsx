import '../../ui/notice.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { StickyBar } from '../../ui/StickyBar.tsx';
import { Contact } from '../Contact.tsx';
import { text } from './mutation.messages.ts';
import type { MutationHandle } from './useMutation.ts';
import { mayRepeat, type State } from './writePage.ts';

interface ChoicesProps {
  mutation: MutationHandle;
  state: Extract<State, { status: 'unsure' | 'sent' }>;
}

/** The notice about a write without a certain answer, or about one that was sent before, with the ways on. */
function Choices({ mutation, state }: ChoicesProps) {
  const { NextStep } = mutation.options;
  const { address } = state.record;
  const isUnsure = state.status === 'unsure';
  return (
    <>
      {isUnsure && <Contact />}
      {isUnsure && <Button onClick={mutation.check}>{text.check}</Button>}
      {address && <Button onClick={() => mutation.openAnswer(address)}>{text.open}</Button>}
      {(mayRepeat(state) || !isUnsure) && (
        <Button kind={isUnsure ? 'secondary' : 'quiet'} onClick={mutation.reopen}>
          {isUnsure ? text.repeat : text.anew}
        </Button>
      )}
      <NextStep />
    </>
  );
}

interface MutationNoticeProps {
  mutation: MutationHandle;
  /** Shown while there is nothing to say about the write. */
  children?: ReactNode;
  /** Its id, for `aria-describedby` on the control. */
  id?: string;
}

/**
 * Reports a write in the page: what is known, what is not, and what the borrower can do. While the
 * outcome is unknown it offers to check; after ten minutes also to send again, with a warning.
 */
export function MutationNotice({ mutation, children, id }: MutationNoticeProps) {
  const { state } = mutation;
  const notice = useRef<HTMLDivElement>(null);
  const isOpen = state.status === 'unsure' || state.status === 'sent';
  useEffect(() => {
    if (isOpen) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <div className={state.message ? 'notice' : undefined} ref={notice}>
      <p className="bar-note" id={id} role="status">
        {state.message || children}
      </p>
      {isOpen && <Choices {...{ mutation, state }} />}
    </div>
  );
}

/** The bar of a page's main action: its control, or the notice about a write instead. */
export function MutationBar({ control, ...notice }: MutationNoticeProps & { control: ReactNode }) {
  const { offered } = notice.mutation;
  // A notice in place of the control is too tall to stay fixed over the page.
  return (
    <StickyBar inFlow={!offered}>
      <MutationNotice {...notice} />
      {offered && control}
    </StickyBar>
  );
}
