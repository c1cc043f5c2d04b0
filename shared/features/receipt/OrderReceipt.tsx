import { useEffect, useState } from 'react';
import type { LoanDetails } from '../../api/loanDetails.ts';
import type { Repayment } from '../../api/repayment.ts';
import { commonParameters } from '../../api/session/session.ts';
import { getConfig } from '../../config/config.ts';
import { isInApp } from '../../runtime/callNative.ts';
import { canBeShared, saveOrShare } from '../../runtime/saveOrShare.ts';
import { CopyButton, DoneButton, SAVED_TEXT } from '../../ui/Button.tsx';
import { copying } from '../../ui/copying.ts';
import { comparePayment, paymentReading } from '../repayment/paymentReading.ts';
import { ReceiptView } from './ReceiptView.tsx';
import { saveReceiptText } from './receipt.messages.ts';
import { shownReceipt } from './receipt.model.ts';
import { moveReceiptToEntry, type Receipt } from './receipt.ts';

interface OrderReceiptProps {
  receipt: Receipt;
  details: LoanDetails;
  /** What is due now: undefined while it is read, null if it cannot be read. */
  instalment: Repayment | null | undefined;
}

/** Whether the order has changed since before a payment; undefined while that is not known. A later reading takes nothing back. */
function useChange({ receipt, details, instalment }: OrderReceiptProps): boolean | undefined {
  const [hasChanged, setChanged] = useState(false);
  if (hasChanged || instalment === undefined) return hasChanged || undefined;
  const changed = comparePayment(receipt.before, paymentReading(details, instalment)) === 'arrived';
  if (changed) setChanged(true);
  return changed;
}

export function OrderReceipt(props: OrderReceiptProps) {
  const { receipt, details } = props;
  const hasChanged = useChange(props);
  const shown = shownReceipt(receipt, details.orderStatus, hasChanged);
  const isShown = shown?.waits === false && !shown.isPending;
  useEffect(() => {
    if (isShown) moveReceiptToEntry();
  }, [isShown]);
  if (!shown) return null;
  const { orderId = '' } = commonParameters();
  // On its own it has to say whose it is, and for which order.
  const words = [getConfig().brandName, saveReceiptText.order(orderId), receipt.words].join('\n');
  return <ReceiptView receipt={shown} save={isShown && <SaveReceipt words={words} />} />;
}

/** By sharing, by a download, or in an app, where a download does nothing, by copying. */
function SaveReceipt({ words }: { words: string }) {
  const shared = { text: words };
  const [way, setWay] = useState(() => (canBeShared(shared) ? 'save' : undefined));
  useEffect(() => {
    if (way) return;
    // Without the bridge nobody knows, and nothing is offered.
    isInApp().then(
      (inApp) => setWay(inApp ? 'copy' : 'save'),
      () => undefined,
    );
  }, [way]);
  if (!way) return null;
  if (way === 'copy') return <CopyButton label={saveReceiptText.copy} onCopy={copying(words)} />;
  const make = () => ({ file: new File([words], 'receipt.txt', { type: 'text/plain' }), shared });
  return (
    <DoneButton
      label={saveReceiptText.save}
      done={SAVED_TEXT.done}
      act={() => saveOrShare(make, saveReceiptText.notSaved)}
    />
  );
}
