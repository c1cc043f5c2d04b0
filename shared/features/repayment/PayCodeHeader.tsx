import { commonParametersFrom } from '../../api/session/commonParameters.ts';
import { type ScreenContext, searchOf } from '../../runtime/screenContext.ts';
import { shownDate } from '../../runtime/shownDate.ts';
import { type LabelledRow, Rows } from '../../ui/FoldableRows.tsx';
import { MainAmount } from '../order/MainAmount.tsx';
import { logoOf, ProductHeader, type ShownProduct } from '../order/ProductHeader.tsx';
import type { CodeInfo } from './keptRequest.ts';
import { codeHeadText } from './repayment.messages.ts';
import '../order/amountHeader.css';
import './codePage.css';

export interface ShownHead {
  /** On paper besides: whose code it is, and for which order. Absent in the build. */
  printed?: readonly string[];
  /** Absent if nobody says it. */
  channel?: ShownProduct | undefined;
  /** Undefined while it is not known. */
  amount?: string;
  rows: readonly LabelledRow[];
}

export function headOf(
  { channel, channelLogo, product, date, isDelay }: CodeInfo,
  context: ScreenContext,
): Pick<ShownHead, 'channel' | 'rows' | 'printed'> {
  const rows = [
    { text: codeHeadText.product, value: product },
    { text: codeHeadText.purpose, value: isDelay ? codeHeadText.extension : '' },
    { text: isDelay ? codeHeadText.nextDate : codeHeadText.date, value: shownDate(date) },
  ];
  const logo = logoOf(channelLogo, channel, context);
  const { orderId } = commonParametersFrom(searchOf(context) ?? '');
  return {
    printed: [context.config.brandName, ...(orderId ? [codeHeadText.order(orderId)] : [])],
    channel: channel || logo.image ? { logo, name: channel } : undefined,
    rows: rows.filter(({ value }) => value),
  };
}

export function PayCodeHeader({ head, label }: { head: ShownHead; label: string }) {
  const { printed, channel, amount, rows } = head;
  return (
    <>
      {/* Always there: what follows keeps its place in the document. */}
      <p className="printed">{printed?.join(' · ')}</p>
      {channel && <ProductHeader product={channel} />}
      <p className="hero-label">{label}</p>
      <MainAmount amount={amount} />
      {rows.length > 0 && <Rows rows={rows} />}
    </>
  );
}
