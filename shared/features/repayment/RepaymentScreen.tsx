import { useState } from 'react';
import type { Repayment } from '../../api/repayment.ts';
import { commonParameters } from '../../api/session/session.ts';
import { timeOfDay } from '../../lib/date.ts';
import { openServerAddress, serverLink } from '../../runtime/navigate.ts';
import { prerenderedChoice, prerenderedDialog } from '../../runtime/prerenderedForm.ts';
import { QueryScreen, type QueryScreenProps } from '../../runtime/QueryScreen.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { copying } from '../../ui/copying.ts';
import type { Note } from '../../ui/Notice.tsx';
import type { PickerOption } from '../../ui/PickerView.tsx';
import { useModal } from '../../ui/useModal.tsx';
import { NextStep } from '../order/NextStep.tsx';
import { otherPayment } from '../order/otherPayment.ts';
import { useCodeRequest } from './codeRequest.ts';
import { keepRequest, lastCode } from './keptRequest.ts';
import { type LiveWays, RepaymentView } from './RepaymentView.tsx';
import { waysToPayText } from './repayment.messages.ts';
import { repaymentInfoOf, saveRepaymentInfo } from './repaymentInfo.ts';
import {
  type Due,
  offeredChannel,
  PAYMENT_METHOD,
  type PaymentReply,
  type ShownRepayment,
} from './waysToPay.model.ts';

type Reply = PaymentReply & Pick<Repayment, 'repayDate'>;

interface RepaymentScreenProps<Data, Second>
  extends QueryScreenProps<Data, ShownRepayment, Second> {
  dueOf: (data: Data) => Due;
}

export function RepaymentScreen<Data extends Reply, Second>(
  props: RepaymentScreenProps<Data, Second>,
) {
  const { dueOf, ...page } = props;
  return (
    <QueryScreen {...page} money>
      {({ data, shown }) => <LiveRepayment shown={shown} data={data} due={dueOf(data)} />}
    </QueryScreen>
  );
}

interface LiveRepaymentProps {
  shown: ShownRepayment;
  data: Reply;
  due: Due;
}

function LiveRepayment({ shown, data, due }: LiveRepaymentProps) {
  const { channels = [] } = shown.ways;
  const ways = useWaysToPay(channels, data, due);
  return (
    <RepaymentView
      shown={shown}
      actions={{
        onCopy: copying(data.defDetail.payCode),
        onOpenCode: () => saveRepaymentInfo(repaymentInfoOf(data, due), Date.now()),
        ways,
      }}
    />
  );
}

/** What became of the last request, and of another payment. */
function noteAbove(request: Note, isLate: boolean): Note {
  const warning = otherPayment();
  const late = isLate && waysToPayText.lateCode;
  const words = [request.words, late, warning].filter(Boolean).join(' ');
  if (!words || request.words) return { ...request, words };
  return { tone: warning ? 'attention' : 'done', words };
}

/**
 * Confirming a channel requests a code. A code moves no money: it is paid only by whoever sees it, so after a lost answer
 * another one may be requested at once.
 */
function useWaysToPay(channels: readonly PickerOption[], data: Reply, due: Due): LiveWays {
  const { amount, isDelay } = due;
  const { repayDate: date, productName: product } = data;
  // Closes if the amount or the date changes: the borrower is to see that before choosing.
  const offer = `${amount} ${date}`;
  // Stays open if it was opened before React, unless the borrower is to read about another payment first.
  const [openFor, setOpenFor] = useState(() =>
    prerenderedDialog(PAYMENT_METHOD) && !otherPayment() ? offer : undefined,
  );
  const [chosen, setChosen] = useState(() => prerenderedChoice(PAYMENT_METHOD) ?? '');
  const [confirmed, setConfirmed] = useState('');
  const [refused, setRefused] = useState(false);
  const [late, setLate] = useState(false);
  const isOpen = openFor === offer && channels.length > 0;
  // A way that is not offered any more is not replaced by another one below the finger.
  const isOffered = channels.some(({ key }) => key === chosen);
  const close = () => setOpenFor(undefined);
  const { code, ask } = useCodeRequest(isOpen);
  const modal = useModal(isOpen, close, true);
  const last = lastCode({ amount, date, isDelay });

  const confirm = async () => {
    // A script may send the form of a closed sheet.
    if (!isOpen) return;
    setConfirmed(chosen);
    setRefused(false);
    setLate(false);
    const { productId = '', orderId = '' } = commonParameters();
    const fields = { productId, orderId, amount, channelNumber: chosen };
    const answer = await ask(isDelay ? { ...fields, isDelay: '1' } : fields);
    if (!answer) return;
    const { result, isAwaited } = answer;
    // If nothing was sent, the sheet stays open.
    if (isAwaited && (result.success || result.sent !== false)) close();
    if (!result.success) return;
    const { payUrl } = result.data;
    const { label = '', image = '' } = channels.find(({ key }) => key === chosen) ?? {};
    const info = { channel: label, channelLogo: image, product, amount, date, isDelay };
    keepRequest(payUrl, info, Date.now());
    setLate(!isAwaited);
    if (!isAwaited) return;
    // Back from the code page leads here again: a code moves no money, so the borrower may find its button again.
    setRefused(code.open(payUrl, { target: 'payment' }) === 'refused');
  };

  return {
    note: noteAbove(code.note, late && last !== undefined),
    busy: code.busy,
    onOpen() {
      if (isOpen) return;
      setChosen(offeredChannel(channels, confirmed));
      setOpenFor(offer);
    },
    chosen: isOpen && !isOffered ? '' : offeredChannel(channels, isOpen ? chosen : confirmed),
    picker: {
      modal,
      busy: code.busy && waysToPayText.getting,
      onChoose: (key) => code.busy || setChosen(key),
      onConfirm: confirm,
      onCancel: close,
    },
    above: refused && <NextStep />,
    below: last && !refused && (
      <>
        <LastCode address={last.address} at={last.savedAt} />
        {data.defDetail.payCode && <p className="hint center">{waysToPayText.oneCode}</p>}
      </>
    ),
  };
}

/** @param at epoch ms. */
function LastCode({ address, at }: { address: string; at: number }) {
  const opening = { target: 'payment' } as const;
  const href = serverLink(address, opening);
  const words = waysToPayText.lastCode(timeOfDay(at));
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
