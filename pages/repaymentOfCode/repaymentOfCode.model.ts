import { formatMoney, type MoneyStyle, minorUnits } from '../../shared/lib/money.ts';
import { payCodeFrom } from '../../shared/lib/payCode.ts';

const SHOWS_CODE = '1';

/** The page's own parameters (spec 2.11). */
export const QUERY_NAMES = ['showType', 'payCode', 'payCodeImg', 'repayAmount', 'real'] as const;

/**
 * What the page shows, decided from its address alone; `amount` is undefined where the address names
 * none that can be read: the code still pays, and the app knows how much.
 */
export type PayCodeView =
  | { kind: 'code'; code: string; amount: string | undefined }
  | { kind: 'image'; image: string; amount: string | undefined }
  | { kind: 'drawn'; code: string; amount: string | undefined }
  | { kind: 'bad' };

/**
 * Decides between code, QR image, and a QR drawn from the code where no image came. Anyone could
 * forge such an address, so its formats are strict.
 * @param query the page's own parameters. @param gate an image's way through the gate. @param style of the market.
 */
export function payCodeView(
  query: Record<'showType' | 'payCode' | 'payCodeImg' | 'repayAmount' | 'real', string>,
  gate: (address: string) => string | undefined,
  style?: MoneyStyle,
): PayCodeView {
  const { showType, payCode, payCodeImg, repayAmount, real } = query;
  const minor = minorUnits(repayAmount);
  const amount = minor && formatMoney(minor, { real, ...style });
  const code = payCodeFrom(payCode);
  if (showType === SHOWS_CODE) return code ? { kind: 'code', code, amount } : { kind: 'bad' };
  const image = payCodeImg && gate(payCodeImg);
  if (image) return { kind: 'image', image, amount };
  return code && !payCodeImg ? { kind: 'drawn', code, amount } : { kind: 'bad' };
}
