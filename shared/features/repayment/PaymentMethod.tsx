import './repayment.css';
import { useState } from 'react';
import type { Channel } from '../../api/repayment.ts';
import { MutationBar } from '../../runtime/mutation/MutationNotice.tsx';
import { useMutation } from '../../runtime/mutation/useMutation.ts';
import { goTo, imageAddress } from '../../runtime/navigate.ts';
import { Button } from '../../ui/Button.tsx';
import { lazyModule } from '../../ui/lazy/lazyModule.ts';
import { showLoadError } from '../../ui/lazy/reloadPage.ts';
import { amountText } from '../order/amountText.ts';
import {
  defaultChannel,
  extensionCode,
  offeredChannel,
  type PayCodeRequest,
  payCode,
} from './payCode.model.ts';
import { text } from './repayment.messages.ts';

const loadPicker = lazyModule('shared/ui/Picker.tsx', () => import('../../ui/Picker.tsx'), {
  prefetch: true,
});

type Sheet = Awaited<ReturnType<typeof loadPicker>>;

interface PaymentMethodProps {
  channels: readonly Channel[];
  request: PayCodeRequest;
  /** Reloads the status. Resolves when it is on screen. */
  refresh: () => Promise<unknown>;
}

/** The Payment Method button and its channel picker. Confirming a channel requests a code. */
export function PaymentMethod({ channels, request, refresh }: PaymentMethodProps) {
  const [sheet, setSheet] = useState<Sheet | 'loading'>();
  const [chosen, setChosen] = useState(() => defaultChannel(channels));
  const { productId, orderId, amount, isDelay, reading } = request;
  const asked = isDelay ? extensionCode : payCode;
  const code = useMutation(asked, {
    current: { ...reading },
    refresh,
    leave: () => goTo('loanDetail', {}, true),
    // Back from the code page leads to the order, never to the button that requested the code.
    opening: { target: 'payment' },
  });

  const confirm = async (channelNumber: string) => {
    setChosen(channelNumber);
    const fields = { productId, orderId, amount, channelNumber };
    const result = await code.send(isDelay ? { ...fields, isDelay: '1' } : fields, {
      amount: amountText(amount),
    });
    // If nothing was sent, the picker stays open.
    if (result) setSheet(undefined);
    if (result?.success) code.openAnswer(result.data.payUrl);
  };

  const open = () => {
    setSheet('loading');
    loadPicker().then(setSheet, () => {
      setSheet(undefined);
      showLoadError();
    });
  };

  return (
    <>
      <MutationBar
        what={asked.what}
        mutation={code}
        control={
          <Button
            tap="paymentMethod"
            busy={code.disabled || sheet === 'loading'}
            disabled={!channels.length}
            onClick={open}
          >
            {text.paymentMethod}
          </Button>
        }
      />
      {sheet && sheet !== 'loading' && code.offered && (
        <sheet.Picker
          open
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
          busy={code.disabled}
          confirmLabel={text.confirm}
          cancelLabel={text.cancel}
          onConfirm={confirm}
          onCancel={() => setSheet(undefined)}
        />
      )}
    </>
  );
}
