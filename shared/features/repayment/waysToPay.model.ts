import type { Channel, Repayment, RepaymentRows } from '../../api/repayment.ts';
import { inFours, payCodeFrom } from '../../lib/mask.ts';
import { imageIn, linkTo, type ScreenContext } from '../../runtime/screenContext.ts';
import type { LabelledRow } from '../../ui/FoldableRows.tsx';
import type { PickerOption } from '../../ui/PickerView.tsx';
import type { ShownAmount } from '../order/AmountHeader.tsx';
import { amountText, isZero } from '../order/amountText.ts';
import { logoOf, type ShownProduct } from '../order/ProductHeader.tsx';
import { text } from './repayment.messages.ts';

/** The part of a reply that says how to pay. */
type WaysReply = Pick<Repayment, 'defDetail' | 'noticeMsg' | 'isShowReyTop' | 'repayList'>;

/** The part of a reply that says how to pay for what. */
export type PaymentReply = WaysReply & Pick<Repayment, 'productName' | 'productLogo'>;

/** The ways to pay; nothing while they are not known. */
export type ShownWays = Partial<ReturnType<typeof shownWays>>;

/** The repayment code that a page shows first. */
export type ShownCode = NonNullable<ShownWays['code']>;

/** The content of the page of an instalment or an extension. */
export interface ShownRepayment {
  due: ShownAmount;
  dateLabel: string;
  /** Undefined while it is not known. */
  product?: ShownProduct;
  /** The details or the plan, whichever the lender sends. */
  rows: readonly LabelledRow[];
  /** Shown if there are no rows. */
  empty: string;
  /** The parts below the rows. Their place depends on the rows, so that a bar would jump. */
  note?: string;
  ways: ShownWays;
}

/** The instalment or extension that is paid. */
export interface Due {
  /** As the server sent it. */
  amount: string;
  /** Whether this pays for an extension instead of an instalment. */
  isDelay: boolean;
}

/** Product and ways to pay of a reply. */
export function shownPayment(data: PaymentReply, due: Due, context: ScreenContext) {
  const { productName: name, productLogo } = data;
  const product = { logo: logoOf(productLogo, name, context), name };
  return { product, ways: shownWays(data, due, context) };
}

/** The rows of details or a plan: text and value, or title with remark and amount with date. */
export function labelledRows(rows: RepaymentRows, context: ScreenContext): LabelledRow[] {
  return rows.map(({ text, value, title, remark, amount, time }) =>
    text && value
      ? { text, value }
      : { text: title, note: remark, value: amountText(amount, context), valueNote: time },
  );
}

function shownCode(
  { payCode, logo, title }: WaysReply['defDetail'],
  isDelay: boolean,
  context: ScreenContext,
) {
  if (!payCode) return undefined;
  return {
    logo: logoOf(logo, title, context),
    title: title || text.payCode,
    groups: inFours(payCode),
    details: linkTo(context, 'repaymentOfCode2', isDelay ? { isDelay: '1' } : {}),
  };
}

/** Channels that can be told apart: of several with one number, which is all that is sent, the first. */
function distinctChannels(channels: readonly Channel[]) {
  const numbers = channels.map(({ channel_number }) => channel_number);
  return channels.filter(({ channel_number }, place) => numbers.indexOf(channel_number) === place);
}

/** The chosen channel if the server still offers it, else the first, which is also chosen at first. */
export function offeredChannel(channels: readonly { key: string }[], chosen = ''): string {
  const isOffered = channels.some(({ key }) => key === chosen);
  return isOffered ? chosen : (channels[0]?.key ?? '');
}

/** The ways to pay of a reply. */
export function shownWays(
  { defDetail, noticeMsg, isShowReyTop, repayList }: WaysReply,
  { amount, isDelay }: Due,
  context: ScreenContext,
) {
  // The instructions need the code.
  const payCode = payCodeFrom(defDetail.payCode);
  const instructions = linkTo(context, 'paymentInstructions', payCode ? { payCode } : {});
  return {
    nothingDue: isZero(amount),
    amount: amountText(amount, context),
    code: shownCode(defDetail, isDelay, context),
    notes: { notice: noticeMsg, instructions: isShowReyTop ? instructions : undefined },
    channels: distinctChannels(repayList).map(
      ({ channel_number, name, logo }): PickerOption => ({
        key: channel_number,
        label: name,
        image: imageIn(context, logo),
      }),
    ),
  };
}
