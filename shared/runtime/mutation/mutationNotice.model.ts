import { FAILURE_TEXT } from '../../api/envelope.ts';
import type { Note, NoticeTone } from '../../ui/Notice.tsx';
import { runtimeText } from '../runtime.messages.ts';
import type { State } from './writePage.ts';

// An idle write has a message only if the last tap sent nothing.
const TONES = {
  idle: 'attention',
  sending: 'none',
  checking: 'attention',
  unsure: 'attention',
  sent: 'attention',
  settled: 'done',
} as const satisfies Record<State['status'], NoticeTone | 'none'>;

export function noteOf(state: State): Note | undefined {
  const { status, message: words } = state;
  if (!words) return undefined;
  if (status !== 'idle' || !state.isRefused) return { tone: TONES[status], words };
  // Our own words say what to do.
  const isOurs = words === FAILURE_TEXT.refused || words === FAILURE_TEXT.signedOut;
  return { tone: 'refused', words, next: isOurs ? undefined : runtimeText.afterRefusal };
}
