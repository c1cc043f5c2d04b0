import type { CodeInfo } from '../../shared/features/repayment/keptRequest.ts';
import { headOf, type ShownHead } from '../../shared/features/repayment/PayCodeHeader.tsx';
import { inFours, payCodeFrom } from '../../shared/lib/mask.ts';
import { formatMoney, type MoneyStyle, minorUnits } from '../../shared/lib/money.ts';
import {
  addressTexts,
  imageIn,
  linkTo,
  type ScreenContext,
} from '../../shared/runtime/screenContext.ts';
import { repaymentOfCodeText } from './repaymentOfCode.messages.ts';

const SHOWS_CODE = '1';

/** The page's own query parameters. */
const QUERY_NAMES = ['showType', 'payCode', 'payCodeImg', 'repayAmount', 'real'] as const;

/** The parts of an address. A part that it lacks, or that has a wrong format, is ''. */
interface PayCode {
  /** Whether the code is shown as text or for scanning. `bad` has neither. */
  kind: 'code' | 'qr' | 'bad';
  code: string;
  /** Address of a QR code; without one the page draws it. */
  image: string;
  /** Without one the code still works, and the app shows how much to pay. */
  amount: string;
}

/**
 * Chooses between the code, a QR image, and a QR code drawn here if there is no image. Anyone could forge
 * such an address, so its formats are strict.
 * @param query the page's own parameters. @param sanitize the URL sanitizer for images.
 * @param style money format of the market.
 */
export function payCodeOf(
  query: Record<(typeof QUERY_NAMES)[number], string>,
  sanitize: (address: string) => string | undefined,
  style?: MoneyStyle,
): PayCode {
  const { showType, payCode, payCodeImg, repayAmount, real } = query;
  const minor = minorUnits(repayAmount);
  const amount = minor ? formatMoney(minor, { real, ...style }) : '';
  const code = payCodeFrom(payCode);
  const image = (payCodeImg && sanitize(payCodeImg)) ?? '';
  const asText = showType === SHOWS_CODE;
  const isGood = asText || !payCodeImg ? code : image;
  return { kind: isGood ? (asText ? 'code' : 'qr') : 'bad', code, image, amount };
}

/** The content of the page. */
export type ShownChannelCode = ReturnType<typeof shownChannelCode>;

const NO_REQUEST: CodeInfo = {
  channel: '',
  channelLogo: '',
  product: '',
  date: '',
  isDelay: false,
};
const UNKNOWN: ShownHead = { rows: [] };

/** The content of the page with its address. @param kept the request for the code, if this tab has sent it. */
export function shownChannelCode(context: ScreenContext, kept = NO_REQUEST) {
  const query = addressTexts(context, QUERY_NAMES);
  const known = query && payCodeOf(query, (address) => imageIn(context, address), context.config);
  const { kind, code = '', image = '', amount = '' } = known ?? {};
  return {
    /** Undefined in the build, where there is no address. */
    kind,
    code,
    image,
    /** The payment, as far as the address and the request for the code have it; the amount or that it is missing. */
    head: known
      ? { ...headOf(kept, context), amount: amount || repaymentOfCodeText.noAmount }
      : UNKNOWN,
    /** The code in groups of four; undefined while it is not known. */
    groups: known && inFours(code),
    /** The advice before paying. */
    check: amount ? repaymentOfCodeText.check : repaymentOfCodeText.checkAmount,
    steps: kind === 'code' ? repaymentOfCodeText.codeSteps : repaymentOfCodeText.qrSteps,
    /** The words for a QR code. */
    alt: repaymentOfCodeText.qrAlt(amount),
    back: linkTo(context, 'loanDetail'),
    repayment: linkTo(context, 'repayment'),
  };
}
