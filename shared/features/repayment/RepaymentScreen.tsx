import { useState } from 'react';
import type { Repayment } from '../../api/repayment.ts';
import { commonParameters } from '../../api/session/session.ts';
import type { ScreenParts } from '../../runtime/firstScreen.ts';
import { MutationBar } from '../../runtime/mutation/MutationNotice.tsx';
import { useMutation } from '../../runtime/mutation/useMutation.ts';
import { goTo } from '../../runtime/navigate.ts';
import { QueryScreen } from '../../runtime/QueryScreen.tsx';
import type { QueryAtoms } from '../../runtime/queryAtoms.ts';
import { Button } from '../../ui/Button.tsx';
import { copying } from '../../ui/copying.ts';
import { Picker } from '../../ui/Picker.tsx';
import type { PickerOption } from '../../ui/PickerView.tsx';
import { amountText } from '../order/amountText.ts';
import { otherPayment } from '../order/otherPayment.ts';
import { WayOut } from '../order/WayOut.tsx';
import { keepRequest } from './keptRequest.ts';
import { codeReading, extensionCode, payCode } from './payCode.mutation.ts';
import { PAYMENT_METHOD, RepaymentView } from './RepaymentView.tsx';
import { text } from './repayment.messages.ts';
import { repaymentInfoOf, saveRepaymentInfo } from './repaymentInfo.ts';
import {
  type Due,
  offeredChannel,
  type PaymentReply,
  type ShownRepayment,
} from './waysToPay.model.ts';

type Reply = PaymentReply & Pick<Repayment, 'repayDate' | 'codeList'>;

interface RepaymentScreenProps<Data extends Reply>
  extends Pick<ScreenParts<Data, ShownRepayment>, 'text' | 'shown'> {
  query: QueryAtoms<Data>;
  dueOf: (data: Data) => Due;
}

/** The page of an instalment or of an extension. */
export function RepaymentScreen<Data extends Reply>(props: RepaymentScreenProps<Data>) {
  const { dueOf, ...parts } = props;
  return (
    <QueryScreen {...parts} View={RepaymentView} money>
      {({ data, shown, refresh }) => {
        const due = dueOf(data);
        const { channels = [] } = shown.ways;
        return (
          <RepaymentView
            shown={shown}
            actions={{
              onCopy: copying(data.defDetail.payCode),
              onOpenCode: () => saveRepaymentInfo(repaymentInfoOf(data, due), Date.now()),
              bar: <PaymentMethod channels={channels} data={data} due={due} refresh={refresh} />,
            }}
          />
        );
      }}
    </QueryScreen>
  );
}

interface PaymentMethodProps {
  channels: readonly PickerOption[];
  data: Reply;
  due: Due;
  /** Reads the status again. Resolves when it is on screen. */
  refresh: () => Promise<unknown>;
}

/** The Payment Method button and its channel picker. Confirming a channel requests a code. */
function PaymentMethod({ channels, data, due, refresh }: PaymentMethodProps) {
  const [chosen, setChosen] = useState('');
  const { amount, isDelay } = due;
  const { repayDate: date, productName: product } = data;
  // Closes if the amount or the date changes: the borrower is to see that before choosing.
  const opened = `${amount} ${date}`;
  const [openFor, setOpenFor] = useState<string>();
  const close = () => setOpenFor(undefined);
  const asked = isDelay ? extensionCode : payCode;
  const code = useMutation(asked, {
    current: { ...codeReading(amount, data) },
    refresh,
    leave: () => goTo('loanDetail', {}, true),
    WayOut,
    // Back from the code page leads to the order, never to the button that requested the code.
    opening: { target: 'payment' },
  });

  const confirm = async (channelNumber: string) => {
    setChosen(channelNumber);
    const { productId = '', orderId = '' } = commonParameters();
    const fields = { productId, orderId, amount, channelNumber };
    const input = isDelay ? { ...fields, isDelay: '1' as const } : fields;
    const result = await code.send(asked, input, amountText(amount));
    // If nothing was sent, the picker stays open.
    if (result) close();
    if (!result?.success) return;
    const { payUrl } = result.data;
    const { label = '', image = '' } = channels.find(({ key }) => key === channelNumber) ?? {};
    keepRequest(payUrl, { channel: label, channelLogo: image, product, date, isDelay });
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
            onClick={() => setOpenFor(opened)}
          >
            {text.paymentMethod}
          </Button>
        }
      >
        {otherPayment(asked.key)}
      </MutationBar>
      {openFor === opened && code.offered && (
        <Picker
          title={text.paymentMethod}
          about={amountText(amount)}
          options={channels}
          value={offeredChannel(channels, chosen)}
          busy={code.disabled}
          tap={PAYMENT_METHOD}
          onConfirm={confirm}
          onCancel={close}
        />
      )}
    </>
  );
}
