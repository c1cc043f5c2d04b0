import { Fragment, type ReactNode } from 'react';
import { Notice } from '../../ui/Notice.tsx';
import type { ShownReceipt } from './receipt.model.ts';
import './receipt.css';

/** Neither a date nor the number of a card is broken. */
function Line({ words }: { words: string }) {
  return (
    <p>
      {words.split(/(\d{4}-\d\d-\d\d|\*{2,} ?\d+)/).map((part, place) => (
        <Fragment key={place}>{place % 2 ? <span className="whole">{part}</span> : part}</Fragment>
      ))}
    </p>
  );
}

/** Its room is kept until it is known whether the order agrees. @param save the button that saves it. */
export function ReceiptView({ receipt, save }: { receipt: ShownReceipt; save?: ReactNode }) {
  const { lines, lang, waits, isPending } = receipt;
  return (
    <Notice
      tone={isPending ? 'attention' : 'done'}
      className={waits ? 'receipt receipt-waits' : 'receipt'}
      role="status"
    >
      <div data-source="" lang={lang || undefined}>
        {lines.map((words) => (
          <Line words={words} key={words} />
        ))}
      </div>
      {!isPending && <div className="receipt-save">{save}</div>}
    </Notice>
  );
}
