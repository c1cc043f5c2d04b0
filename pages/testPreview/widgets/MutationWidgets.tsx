import { useState } from 'react';
import { MutationBar, MutationNotice } from '../../../shared/runtime/mutation/MutationNotice.tsx';
import type { ShownMutation } from '../../../shared/runtime/mutation/MutationOutcome.tsx';
import { type MutationState, REPEAT_AFTER_MS } from '../../../shared/runtime/mutation/mutation.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { Stage, State, Widget } from './Widget.tsx';

const AMOUNT = '₱1,250.00';

type Captioned = readonly [caption: string, state: MutationState];

/** Every state of a write. @param now epoch ms. */
function statesAt(now: number): readonly Captioned[] {
  const unknown = { status: 'unknown', amount: AMOUNT, underWayUntil: 0 } as const;
  const sent = { status: 'sentBefore', at: now, amount: AMOUNT } as const;
  const repeatAt = now + REPEAT_AFTER_MS;
  return [
    ['idle: the words of the page', { status: 'idle' }],
    ['sending: the words of the page', { status: 'sending' }],
    ['done: the words of the page', { status: 'done' }],
    ['received', { status: 'received', message: 'Do not send it again.' }],
    ['arrived', { status: 'arrived' }],
    ['refused', { status: 'refused', message: 'This code has been used already.' }],
    ['unanswered', { status: 'unanswered' }],
    ['checking', { status: 'checking' }],
    ['unknown, before a check', { ...unknown, repeatAt }],
    ['unknown, as the check failed', { ...unknown, repeatAt, reached: false }],
    ['unknown, as the check found no change', { ...unknown, repeatAt, reached: true }],
    ['unknown, after ten minutes', { ...unknown, repeatAt: now, reached: true }],
    ['notDone', { status: 'notDone' }],
    ['notDone, but the server may show it late', { status: 'notDone', late: true }],
    ['held', { status: 'held', amount: AMOUNT, until: repeatAt }],
    ['sentBefore', { ...sent, address: '' }],
    ['sentBefore, with an address', { ...sent, address: 'https://pay.lend.example/1' }],
    ['sentBefore, and arrived since', { ...sent, address: '', arrived: true }],
  ];
}

const shown = (state: MutationState): ShownMutation => ({
  state,
  leaves: true,
  check: async () => undefined,
  reopen: () => undefined,
  openAnswer: () => undefined,
});

/** What a page says about a write. Opened by a button, because each tall notice scrolls to itself. */
export function MutationWidgets() {
  const [states, setStates] = useState<readonly Captioned[]>();
  return (
    <Widget name="MutationNotice">
      {states ? (
        states.map(([caption, state]) => (
          <State caption={caption} key={caption}>
            <MutationNotice what="payCode" mutation={shown(state)}>
              The code is valid until tomorrow.
            </MutationNotice>
          </State>
        ))
      ) : (
        <Button kind="secondary" onClick={() => setStates(statesAt(Date.now()))}>
          Show the notice in each state
        </Button>
      )}
      <State caption="MutationBar: the control of the page">
        <Bar state={{ status: 'idle' }} />
      </State>
      <State caption="MutationBar: a notice instead of the control">
        <Bar state={{ status: 'checking' }} />
      </State>
    </Widget>
  );
}

function Bar({ state }: { state: MutationState }) {
  return (
    <Stage>
      <p className="widget-text">A page.</p>
      <MutationBar what="cardPayment" mutation={shown(state)} control={<Button>Pay now</Button>} />
    </Stage>
  );
}
