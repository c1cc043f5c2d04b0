import './repayment.css';
import { useState } from 'react';
import type { Channel } from '../api/repayment.ts';
import { goTo, imageAddress, openServerAddress } from '../page/navigate.ts';
import { Button } from '../ui/Button.tsx';
import { Picker } from '../ui/Picker.tsx';
import { StickyBar } from '../ui/StickyBar.tsx';
import {
  defaultChannel,
  isUnanswered,
  offeredChannel,
  type PayCodeRequest,
  requestPayCode,
} from './payCode.model.ts';
import { text } from './repayment.text.ts';

interface PaymentMethodProps {
  channels: readonly Channel[];
  request: PayCodeRequest;
  /** Reads the status again; resolves when it is on screen. */
  refresh: () => Promise<unknown>;
}

type Note = 'checking' | 'unknown' | undefined;

/** The Payment Method button and its channel picker; confirming asks for a code (spec 2.13, 7.6). */
export function PaymentMethod({ channels, request, refresh }: PaymentMethodProps) {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(() => defaultChannel(channels));
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState<Note>(() =>
    isUnanswered(request.orderId, Date.now()) ? 'unknown' : undefined,
  );

  const confirm = async (channelNumber: string) => {
    setChosen(channelNumber);
    setBusy(true);
    setNote(undefined);
    const outcome = await requestPayCode(request, channelNumber);
    setBusy(false);
    if (!outcome || outcome.step === 'stay') return;
    setOpen(false);
    if (outcome.step === 'pay') openServerAddress(outcome.address, { target: 'payment' });
    else if (outcome.step === 'received') goTo('loanDetail');
    else {
      setNote('checking');
      await refresh();
      setNote('unknown');
    }
  };

  return (
    <>
      <StickyBar>
        <p className="bar-note" role="status">
          {note && text[note]}
        </p>
        <Button
          tap="paymentMethod"
          busy={note === 'checking'}
          disabled={!channels.length}
          onClick={() => setOpen(true)}
        >
          {text.paymentMethod}
        </Button>
      </StickyBar>
      <Picker
        open={open}
        title={text.paymentMethod}
        options={channels.map(({ channel_number, name, logo }) => {
          const image = imageAddress(logo);
          return {
            key: channel_number,
            label: name,
            ...(image ? { image } : {}),
          };
        })}
        value={offeredChannel(channels, chosen)}
        busy={busy}
        confirmLabel={text.confirm}
        cancelLabel={text.cancel}
        onConfirm={confirm}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}

/** The same bar before the channels are known; a tap on it is kept and made good. */
export function PaymentMethodSkeleton() {
  return (
    <StickyBar>
      <p className="bar-note" role="status" />
      <Button tap="paymentMethod">{text.paymentMethod}</Button>
    </StickyBar>
  );
}
