import { formatMoney, type MoneyStyle, minorUnits } from '../../shared/lib/money.ts';
import { payCodeFrom } from '../../shared/lib/payCode.ts';

const SHOWS_CODE = '1';

/** The page's own query parameters. */
export const QUERY_NAMES = ['showType', 'payCode', 'payCodeImg', 'repayAmount', 'real'] as const;

/**
 * What the page shows, based only on its address. `amount` is undefined if the address has no valid one:
 * the code still works, and the app shows how much to pay.
 */
export type PayCodeView =
  | { kind: 'code'; code: string; amount: string | undefined }
  | { kind: 'image'; image: string; amount: string | undefined }
  | { kind: 'drawn'; code: string; amount: string | undefined }
  | { kind: 'bad' };

/**
 * Chooses between the code, a QR image, and a QR code drawn here if there is no image. Anyone could forge
 * such an address, so its formats are strict.
 * @param query the page's own parameters. @param sanitize the URL sanitizer for images.
 * @param style money format of the market.
 */
export function payCodeView(
  query: Record<'showType' | 'payCode' | 'payCodeImg' | 'repayAmount' | 'real', string>,
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
