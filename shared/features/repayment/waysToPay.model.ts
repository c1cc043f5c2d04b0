import type { Channel, Repayment, RepaymentRows } from '../../api/repayment.ts';
import { inFours, payCodeFrom } from '../../lib/mask.ts';
import { isZero } from '../../lib/money.ts';
import { imageIn, linkTo, type ScreenContext } from '../../runtime/screenContext.ts';
import { shownDate } from '../../runtime/shownDate.ts';
import type { LabelledRow } from '../../ui/FoldableRows.tsx';
import type { PickerOption } from '../../ui/PickerView.tsx';
import type { ShownAmount } from '../order/AmountHeader.tsx';
import { amountText } from '../order/amountText.ts';
import { logoOf, type ShownProduct } from '../order/ProductHeader.tsx';
import { waysToPayText } from './repayment.messages.ts';

type WaysReply = Pick<Repayment, 'defDetail' | 'noticeMsg' | 'isShowReyTop' | 'repayList'>;

export type PaymentReply = WaysReply & Pick<Repayment, 'productName' | 'productLogo'>;

/** Empty while they are not known. */
export type ShownWays = Partial<ReturnType<typeof shownWays>>;

export type ShownCode = NonNullable<ShownWays['code']>;

/** Ways to go on, each with what it comes to. */
export type ShownComparison = readonly { title: string; rows: readonly LabelledRow[] }[];

export interface ShownRepayment {
  /** Absent if nothing is to be said of an amount. */
  due?: ShownAmount;
  dateLabel: string;
  comparison?: ShownComparison;
  /** Undefined while it is not known. */
  product?: ShownProduct;
  /** The details or the plan, whichever the lender sends. */
  rows: readonly LabelledRow[];
  /** Shown if there are no rows. */
  empty?: string;
  /** Its place depends on the rows, so that a bar would jump. */
  note?: string;
  ways: ShownWays;
}

export interface Due {
  /** As the server sent it. */
  amount: string;
  /** For an extension instead of an instalment. */
  isDelay: boolean;
}

export function shownPayment(data: PaymentReply, due: Due, context: ScreenContext) {
  const { productName: name, productLogo } = data;
  const product = { logo: logoOf(productLogo, name, context), name };
  return { product, ways: shownWays(data, due, context) };
}

/** Text and value, or title with remark and amount with date. */
export function labelledRows(rows: RepaymentRows, context: ScreenContext): LabelledRow[] {
  return rows.map(({ text, value, title, remark, amount, time }) =>
    text && value
      ? { text, value }
      : {
          text: title,
          note: remark,
          value: amountText(amount, context),
          valueNote: shownDate(time),
        },
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
    title: title || waysToPayText.payCode,
    groups: inFours(payCode),
    details: linkTo(context, 'repaymentOfCode2', isDelay ? { isDelay: '1' } : {}),
  };
}

/** Of several channels with one number, which is all that is sent, the first. */
function distinctChannels(channels: readonly Channel[]) {
  const numbers = channels.map(({ channel_number }) => channel_number);
  return channels.filter(({ channel_number }, place) => numbers.indexOf(channel_number) === place);
}

/** Names the button, its sheet, and the radio buttons in it. */
export const PAYMENT_METHOD = 'paymentMethod';

/** If the server still offers it, else the first, which is also chosen at first. */
export function offeredChannel(channels: readonly { key: string }[], chosen = ''): string {
  const isOffered = channels.some(({ key }) => key === chosen);
  return isOffered ? chosen : (channels[0]?.key ?? '');
}

export function shownWays(
  { defDetail, noticeMsg, isShowReyTop, repayList }: WaysReply,
  { amount, isDelay }: Due,
  context: ScreenContext,
) {
  // The instructions need the code.
  const payCode = payCodeFrom(defDetail.payCode);
  const instructions = linkTo(context, 'paymentInstructions', payCode ? { payCode } : {});
  const channels = distinctChannels(repayList).map(
    ({ channel_number, name, logo }): PickerOption => ({
      key: channel_number,
      label: name,
      image: imageIn(context, logo),
    }),
  );
  return {
    nothingDue: isZero(amount),
    order: linkTo(context, 'loanDetail'),
    amount: amountText(amount, context),
    code: shownCode(defDetail, isDelay, context),
    notes: { notice: noticeMsg, instructions: isShowReyTop ? instructions : undefined },
    channels,
    chosen: offeredChannel(channels, context.choiceOf?.(PAYMENT_METHOD)),
  };
}
