import './mutation.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { freeAt } from '../../api/session/writeRecord.ts';
import { ageOf } from '../../lib/age.ts';
import { timeOfDay } from '../../lib/date.ts';
import { Button } from '../../ui/Button.tsx';
import { StickyBar } from '../../ui/StickyBar.tsx';
import { Contact } from '../Contact.tsx';
import { sanitizeServerUrl } from '../navigate.ts';
import { text } from './mutation.messages.ts';
import type { MutationHandle } from './useMutation.ts';
import { mayRepeat, type State } from './writePage.ts';

/** The sentence for a state; '' if the page has its own. */
function sentenceFor({ state, mutation }: MutationHandle): string {
  if (state.status === 'settled') return state.message;
  const record = state.status === 'idle' ? state.late : 'record' in state && state.record;
  const noun = record ? mutation.noun(record.amount) : '';
  if (state.status === 'idle' && state.late)
    return state.message || text.notSeen(noun, timeOfDay(freeAt(state.late, state.asOf)));
  if (state.status === 'idle') return state.message;
  if (state.status === 'checking') return text.checking(noun);
  if (state.status === 'sent') return text.sentBefore(noun, timeOfDay(state.record.sentAt));
  if (state.status === 'sending') return '';
  return state.found === 'gone' ? text.gone : text.unknown(noun);
}

type Acting<S extends State['status']> = {
  mutation: MutationHandle;
  state: Extract<State, { status: S }>;
};

/** What is known, and not, about a write without a certain answer. */
function Advice({ found, record, asOf, isFree }: Acting<'unsure'>['state'] & { isFree: boolean }) {
  const until = text.wait(timeOfDay(freeAt(record, asOf)));
  const wait = ageOf(record, asOf) < record.settlesAfter ? text.settling : until;
  return (
    <>
      {found && <p>{found === 'unreadable' ? text.unreachable : text.noProof}</p>}
      <p>{isFree ? text.risk : wait}</p>
    </>
  );
}

/** What the borrower can do about a write without a certain answer, or about one that was sent before. */
function Choices({ mutation, state }: Acting<'unsure' | 'sent'>) {
  const { WayOut, opening } = mutation.options;
  const { address } = state.record;
  const opens = address && sanitizeServerUrl(address, opening?.target).kind !== 'refused';
  const isUnsure = state.status === 'unsure';
  const isFree = mayRepeat(state);
  return (
    <>
      {isUnsure && state.found !== 'gone' && <Advice {...state} isFree={isFree} />}
      {isUnsure && <Contact />}
      {isUnsure && <Button onClick={mutation.check}>{text.check}</Button>}
      {opens && <Button onClick={() => mutation.openAnswer(address)}>{text.open}</Button>}
      {(isFree || !isUnsure) && (
        <Button kind={isUnsure ? 'secondary' : 'quiet'} onClick={mutation.reopen}>
          {isUnsure ? text.repeat : text.anew}
        </Button>
      )}
      <WayOut />
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

/** Whether a notice is too tall to stay fixed over the page. */
const isTall = ({ state }: MutationHandle) => state.status === 'unsure' || state.status === 'sent';

/**
 * Reports a write in the page: what is known, what is not, and what the borrower can do. While the
 * outcome is unknown it offers to check; after ten minutes also to send again, with a warning.
 */
export function MutationNotice({ mutation, children, id }: MutationNoticeProps) {
  const { state } = mutation;
  const notice = useRef<HTMLDivElement>(null);
  const tall = isTall(mutation);
  useEffect(() => {
    if (tall) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [tall]);
  const sentence = sentenceFor(mutation);
  return (
    <div className={sentence ? 'mutation-notice' : undefined} ref={notice}>
      <p className="bar-note" id={id} role="status">
        {sentence || children}
      </p>
      {(state.status === 'unsure' || state.status === 'sent') && (
        <Choices {...{ mutation, state }} />
      )}
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
