import { useState } from 'react';
import { payCodeCall, type Repayment } from '../../api/repayment.ts';
import { commonParameters } from '../../api/session/session.ts';
import { timeOfDay } from '../../lib/date.ts';
import type { ScreenParts } from '../../runtime/firstScreen.ts';
import { openServerAddress, serverLink } from '../../runtime/navigate.ts';
import { QueryScreen } from '../../runtime/QueryScreen.tsx';
import type { QueryAtoms } from '../../runtime/queryAtoms.ts';
import { useSendOnce } from '../../runtime/sendOnce.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { copying } from '../../ui/copying.ts';
import { documentPicker } from '../../ui/DocumentPicker.tsx';
import { Picker } from '../../ui/Picker.tsx';
import type { PickerOption } from '../../ui/PickerView.tsx';
import { NotedBar } from '../../ui/StickyBar.tsx';
import { amountText } from '../order/amountText.ts';
import { NextStep } from '../order/NextStep.tsx';
import { otherPayment } from '../order/otherPayment.ts';
import { keepRequest, keptCode } from './keptRequest.ts';
import { PAYMENT_METHOD, RepaymentView } from './RepaymentView.tsx';
import { text } from './repayment.messages.ts';
import { repaymentInfoOf, saveRepaymentInfo } from './repaymentInfo.ts';
import {
  type Due,
  offeredChannel,
  type PaymentReply,
  type ShownRepayment,
} from './waysToPay.model.ts';

type Reply = PaymentReply & Pick<Repayment, 'repayDate'>;

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
      {({ data, shown }) => {
        const due = dueOf(data);
        const { channels = [] } = shown.ways;
        return (
          <RepaymentView
            shown={shown}
            actions={{
              onCopy: copying(data.defDetail.payCode),
              onOpenCode: () => saveRepaymentInfo(repaymentInfoOf(data, due), Date.now()),
              bar: <PaymentMethod channels={channels} data={data} due={due} />,
            }}
          />
        );
      }}
    </QueryScreen>
  );
}

/** How long the same request for a code carries the same key without an answer, ms. */
const KEY_LIFE_MS = 10 * 60_000;

interface PaymentMethodProps {
  channels: readonly PickerOption[];
  data: Reply;
  due: Due;
}

/**
 * The Payment Method button and its channel picker. Confirming a channel requests a code. A code moves no money: it is
 * paid only by whoever sees it, so after a lost answer another one may be requested at once.
 */
function PaymentMethod({ channels, data, due }: PaymentMethodProps) {
  const [chosen, setChosen] = useState('');
  const [refused, setRefused] = useState(false);
  const { amount, isDelay } = due;
  const { repayDate: date, productName: product } = data;
  // Closes if the amount or the date changes: the borrower is to see that before choosing.
  const opened = `${amount} ${date}`;
  // The borrower is to read about another payment first.
  const [earlier, setEarlier] = useState(() =>
    otherPayment() ? undefined : documentPicker(PAYMENT_METHOD),
  );
  const [openFor, setOpenFor] = useState(earlier && opened);
  const open = () => {
    setEarlier(undefined);
    setOpenFor(opened);
  };
  const close = () => setOpenFor(undefined);
  const code = useSendOnce(payCodeCall, { keyLifeMs: KEY_LIFE_MS });
  const last = keptCode({ amount, date, isDelay });

  const confirm = async (channelNumber: string) => {
    setChosen(channelNumber);
    setRefused(false);
    const { productId = '', orderId = '' } = commonParameters();
    const fields = { productId, orderId, amount, channelNumber };
    const result = await code.send(isDelay ? { ...fields, isDelay: '1' } : fields);
    // If nothing was sent, the picker stays open.
    if (result && (result.success || result.sent !== false)) close();
    if (!result?.success) return;
    const { payUrl } = result.data;
    const { label = '', image = '' } = channels.find(({ key }) => key === channelNumber) ?? {};
    const info = { channel: label, channelLogo: image, product, amount, date, isDelay };
    keepRequest(payUrl, info, Date.now());
    // Back from the code page leads to the order, never to the button that requested the code.
    const to = openServerAddress(payUrl, { target: 'payment', replace: true });
    setRefused(to === 'refused');
    if (to !== 'left') code.release();
  };

  return (
    <>
      <NotedBar note={[code.note, otherPayment()].filter(Boolean).join(' ')}>
        {refused && <NextStep />}
        <Button tap={PAYMENT_METHOD} busy={code.busy} disabled={!channels.length} onClick={open}>
          {text.paymentMethod}
        </Button>
        {last && !refused && <LastCode address={last.address} at={last.savedAt} />}
      </NotedBar>
      {openFor === opened && (
        <Picker
          title={text.paymentMethod}
          about={amountText(amount)}
          options={channels}
          value={offeredChannel(channels, chosen)}
          busy={code.busy}
          tap={PAYMENT_METHOD}
          earlier={earlier}
          onConfirm={confirm}
          onCancel={close}
        />
      )}
    </>
  );
}

/** Leads to the code that this tab has got before. @param at epoch ms. */
function LastCode({ address, at }: { address: string; at: number }) {
  const opening = { target: 'payment' } as const;
  const href = serverLink(address, opening);
  const words = text.lastCode(timeOfDay(at));
  return href ? (
    <ButtonLink kind="quiet" href={href}>
      {words}
    </ButtonLink>
  ) : (
    <Button kind="quiet" onClick={() => openServerAddress(address, opening)}>
      {words}
    </Button>
  );
}
