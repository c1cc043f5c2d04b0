import { headOf, type ShownHead } from '../../shared/features/repayment/CodeHead.tsx';
import type { CodeInfo } from '../../shared/features/repayment/keptRequest.ts';
import { groupInFours, payCodeFrom } from '../../shared/lib/mask.ts';
import { formatMoney, type MoneyStyle, minorUnits } from '../../shared/lib/money.ts';
import {
  addressTexts,
  imageIn,
  linkTo,
  type ScreenContext,
} from '../../shared/runtime/screenContext.ts';
import { text } from './repaymentOfCode.messages.ts';

const SHOWS_CODE = '1';

/** The page's own query parameters. */
const QUERY_NAMES = ['showType', 'payCode', 'payCodeImg', 'repayAmount', 'real'] as const;

/**
 * What the page shows, based only on its address. `amount` is undefined if the address has no valid one:
 * the code still works, and the app shows how much to pay.
 */
export type PayCodeView =
  | { kind: 'code'; code: string; amount: string | undefined }
  | { kind: 'image'; image: string; amount: string | undefined }
  | { kind: 'drawn'; code: string; amount: string | undefined }
  | { kind: 'bad' };

/** A QR code: its address, or the code that the page draws. */
export type QrCodeView = Extract<PayCodeView, { kind: 'image' | 'drawn' }>;

/** Whether the page shows a QR code. */
export const isQr = (view: PayCodeView | undefined): view is QrCodeView =>
  view?.kind === 'image' || view?.kind === 'drawn';

/**
 * Chooses between the code, a QR image, and a QR code drawn here if there is no image. Anyone could forge
 * such an address, so its formats are strict.
 * @param query the page's own parameters. @param sanitize the URL sanitizer for images.
 * @param style money format of the market.
 */
export function payCodeView(
  query: Record<(typeof QUERY_NAMES)[number], string>,
  sanitize: (address: string) => string | undefined,
  style?: MoneyStyle,
): PayCodeView {
  const { showType, payCode, payCodeImg, repayAmount, real } = query;
  const minor = minorUnits(repayAmount);
  const amount = minor && formatMoney(minor, { real, ...style });
  const code = payCodeFrom(payCode);
  if (showType === SHOWS_CODE) return code ? { kind: 'code', code, amount } : { kind: 'bad' };
  const image = payCodeImg && sanitize(payCodeImg);
  if (image) return { kind: 'image', image, amount };
  return code && !payCodeImg ? { kind: 'drawn', code, amount } : { kind: 'bad' };
}

/** What the page shows. */
export interface ShownPayCode {
  /** Undefined in the build, where there is no address. */
  view?: PayCodeView;
  /** What is paid, as far as the address and the request for the code say; the amount or that it is missing. */
  head: ShownHead;
  /** The code in groups of four; '' if it is shown as a picture. */
  code?: string;
  /** What to check before paying. */
  check: string;
  /** How to pay, step by step. */
  steps: readonly string[];
  /** The words for a QR code. */
  alt: string;
  /** The order, and the repayment page that makes another code. */
  back: string | undefined;
  repayment: string | undefined;
}

const NOTHING: CodeInfo = { channel: '', channelLogo: '', product: '', date: '', isDelay: false };

/** What the page shows of its address. @param kept what the code was requested for, if this tab did that. */
export function shownPayCode(context: ScreenContext, kept = NOTHING): ShownPayCode {
  const query = addressTexts(context, QUERY_NAMES);
  const links = {
    back: linkTo(context, 'loanDetail'),
    repayment: linkTo(context, 'repayment'),
  };
  if (!query) {
    const head = { hasAmount: false, rows: [] };
    return { head, steps: [], alt: '', check: '', ...links };
  }
  const view = payCodeView(query, (address) => imageIn(context, address), context.config);
  const amount = view.kind === 'bad' ? undefined : view.amount;
  return {
    view,
    head: {
      ...headOf(kept, context),
      amount: amount ?? text.noAmount,
      hasAmount: amount !== undefined,
    },
    code: view.kind === 'code' ? groupInFours(view.code) : '',
    check: amount ? text.check : text.checkAmount,
    steps: view.kind === 'code' ? text.codeSteps : text.qrSteps,
    alt: text.qrAlt(amount),
    ...links,
  };
}
