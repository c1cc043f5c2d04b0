import './repayment.css';
import { useState } from 'react';
import { MutationBar } from '../../runtime/mutation/MutationNotice.tsx';
import { useMutation } from '../../runtime/mutation/useMutation.ts';
import { goTo } from '../../runtime/navigate.ts';
import { Button } from '../../ui/Button.tsx';
import { Picker } from '../../ui/Picker.tsx';
import type { PickerOption } from '../../ui/PickerView.tsx';
import { amountText } from '../order/amountText.ts';
import { WayOut } from '../order/WayOut.tsx';
import { keepRequest } from './keptRequest.ts';
import { defaultChannel, offeredChannel, type PayCodeRequest } from './payCode.model.ts';
import { extensionCode, payCode } from './payCode.mutation.ts';
import { text } from './repayment.messages.ts';
import { PAYMENT_METHOD } from './WaysToPayView.tsx';

interface PaymentMethodProps {
  channels: readonly PickerOption[];
  request: PayCodeRequest;
  /** The product that is paid for. */
  product: string;
  /** Reloads the status. Resolves when it is on screen. */
  refresh: () => Promise<unknown>;
}

/** The Payment Method button and its channel picker. Confirming a channel requests a code. */
export function PaymentMethod({ channels, request, product, refresh }: PaymentMethodProps) {
  const [chosen, setChosen] = useState(() => defaultChannel(channels));
  const { productId, orderId, amount, isDelay, reading } = request;
  // Closes if the amount or the date changes: the borrower is to see that before choosing.
  const due = `${amount} ${reading.date}`;
  const [openFor, setOpenFor] = useState<string>();
  const close = () => setOpenFor(undefined);
  const asked = isDelay ? extensionCode : payCode;
  const code = useMutation(asked, {
    current: { ...reading },
    refresh,
    leave: () => goTo('loanDetail', {}, true),
    WayOut,
    // Back from the code page leads to the order, never to the button that requested the code.
    opening: { target: 'payment' },
  });

  const confirm = async (channelNumber: string) => {
    setChosen(channelNumber);
    const fields = { productId, orderId, amount, channelNumber };
    const input = isDelay ? { ...fields, isDelay: '1' as const } : fields;
    const result = await code.send(asked, input, amountText(amount));
    // If nothing was sent, the picker stays open.
    if (result) close();
    if (!result?.success) return;
    const { payUrl } = result.data;
    const { label = '', image = '' } = channels.find(({ key }) => key === channelNumber) ?? {};
    const info = { channel: label, channelLogo: image, product, date: reading.date, isDelay };
    keepRequest(payUrl, info);
    code.openAnswer(payUrl);
  };

  return (
    <>
      <MutationBar
        mutation={code}
        control={
          <Button
            tap={PAYMENT_METHOD}
            busy={code.disabled}
            disabled={!channels.length}
            onClick={() => setOpenFor(due)}
          >
            {text.paymentMethod}
          </Button>
        }
      />
      {openFor === due && code.offered && (
        <Picker
          open
          title={text.paymentMethod}
          about={amountText(amount)}
          options={channels}
          value={offeredChannel(channels, chosen)}
          busy={code.disabled}
          tap={PAYMENT_METHOD}
          confirmLabel={text.confirm}
          cancelLabel={text.cancel}
          onConfirm={confirm}
          onCancel={close}
        />
      )}
    </>
  );
}
