import '../order/amountHeader.css';
import './codePage.css';
import type { ScreenContext } from '../../runtime/screenContext.ts';
import { type LabelledRow, Rows } from '../../ui/FoldableRows.tsx';
import { Text } from '../../ui/Text.tsx';
import { logoOf, ProductHeader, type ShownProduct } from '../order/ProductHeader.tsx';
import type { CodeInfo } from './keptRequest.ts';
import { headText as text } from './repayment.messages.ts';

/** The head of a code: channel, amount, product and date. */
export interface ShownHead {
  /** Absent if nobody says it. */
  channel?: ShownProduct | undefined;
  /** Undefined while it is not known. */
  amount?: string;
  rows: readonly LabelledRow[];
}

/** The known facts about a code: its channel, and rows for product and date. */
export function headOf(
  { channel, channelLogo, product, date, isDelay }: CodeInfo,
  context: ScreenContext,
): Pick<ShownHead, 'channel' | 'rows'> {
  const rows = [
    { text: text.product, value: product },
    { text: isDelay ? text.nextDate : text.date, value: date },
  ];
  const logo = logoOf(channelLogo, channel, context);
  return {
    channel: channel || logo.image ? { logo, name: channel } : undefined,
    rows: rows.filter(({ value }) => value),
  };
}

/** Where and what to pay: what the borrower compares before paying. */
export function PayCodeHeader({ head, label }: { head: ShownHead; label: string }) {
  const { channel, amount, rows } = head;
  return (
    <>
      {channel && <ProductHeader product={channel} />}
      <p className="hero-label">{label}</p>
      <p className="code-amount amount">
        <Text>{amount}</Text>
      </p>
      {rows.length > 0 && <Rows rows={rows} />}
    </>
  );
}
