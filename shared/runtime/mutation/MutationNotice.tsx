import { type ReactNode, useEffect, useRef } from 'react';
import type { WriteRecord } from '../../api/session/writeRecord.ts';
import { Button, ButtonsBlocked } from '../../ui/Button.tsx';
import { ButtonNote, NO_NOTE, type Note } from '../../ui/Notice.tsx';
import { StickyBar } from '../../ui/StickyBar.tsx';
import { Contact } from '../Contact.tsx';
import { mutationText } from './mutation.messages.ts';
import { noteOf } from './mutationNotice.model.ts';
import type { MutationHandle } from './useMutation.ts';
import { mayRepeat, type State } from './writePage.ts';

interface ChoicesProps {
  mutation: MutationHandle;
  record: WriteRecord;
  /** The page has the control that sends, once the borrower goes on from the notice. */
  canSend: boolean;
}

function recordOf(state: State): WriteRecord | undefined {
  if (state.status === 'idle') return state.late;
  return state.status === 'unsure' || state.status === 'sent' ? state.record : undefined;
}

function Choices({ mutation, record, canSend }: ChoicesProps) {
  const { state, offered, another } = mutation;
  const { NextStep } = mutation.options;
  const { address } = record;
  const isUnsure = state.status === 'unsure';
  const isSent = state.status === 'sent';
  // These buttons do not wait for fresh data.
  return (
    <ButtonsBlocked.Provider value={false}>
      {isUnsure && canSend && <Contact />}
      {!isSent && (
        <Button kind={offered && canSend ? 'secondary' : 'primary'} onClick={mutation.check}>
          {mutationText.check}
        </Button>
      )}
      {address && <Button onClick={() => mutation.openAnswer(address)}>{mutationText.open}</Button>}
      {canSend && (mayRepeat(state) || isSent) && (
        <Button kind={isUnsure ? 'secondary' : 'quiet'} onClick={mutation.reopen}>
          {isUnsure ? mutationText.repeat : another}
        </Button>
      )}
      <NextStep />
    </ButtonsBlocked.Provider>
  );
}

interface MutationNoticeProps {
  mutation: MutationHandle;
  /** Shown while there is nothing to say about the write. */
  note?: Note | undefined;
  /** For `aria-describedby` on the control. */
  id?: string;
}

/** While the outcome is unknown, offers a check; after the waiting time also to send again, with a warning. */
export function MutationNotice({
  mutation,
  note = NO_NOTE,
  id,
  canSend = true,
}: MutationNoticeProps & { canSend?: boolean }) {
  const { state } = mutation;
  const box = useRef<HTMLDivElement>(null);
  const record = recordOf(state);
  const isOpen = state.status === 'unsure' || state.status === 'sent';
  useEffect(() => {
    if (isOpen) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <ButtonNote note={noteOf(state) ?? note} id={id} ref={box}>
      {record && <Choices {...{ mutation, record, canSend }} />}
    </ButtonNote>
  );
}

/** The notice while the page's data are not there. An error below it has the contacts. */
export function NoticeWithoutControl({ mutation }: Pick<MutationNoticeProps, 'mutation'>) {
  return mutation.state.message ? <MutationNotice mutation={mutation} canSend={false} /> : null;
}

/** The bar of a page's main action: the control, or the notice about a write. */
export function MutationBar({ control, ...notice }: MutationNoticeProps & { control: ReactNode }) {
  const { offered, state } = notice.mutation;
  // A notice with ways on is too tall to stay fixed over the page.
  return (
    <StickyBar inFlow={!offered || recordOf(state) !== undefined}>
      <MutationNotice {...notice} />
      {offered && control}
    </StickyBar>
  );
}
