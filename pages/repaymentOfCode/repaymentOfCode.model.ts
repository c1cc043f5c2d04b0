import { formatMoney, type MoneyStyle } from '../../shared/format/money.ts';

const PAY_CODE = /^[A-Za-z0-9 -]{4,64}$/;
const AMOUNT = /^[0-9]{1,15}$/;
const SHOWS_CODE = '1';

/** The page's own parameters (spec 2.11). */
export const QUERY_NAMES = ['showType', 'payCode', 'payCodeImg', 'repayAmount', 'real'] as const;

/** What the page shows, decided from its address alone (spec 2.11). */
export type PayCodeView =
  | { kind: 'code'; code: string; amount: string }
  | { kind: 'image'; image: string; amount: string }
  | { kind: 'drawn'; code: string; amount: string }
  | { kind: 'bad' };

/**
 * Decides between code, QR image, and a QR drawn from the code where no image came. Anyone could
 * forge such an address, so its formats are strict (decisions 4, hardening 1.3).
 * @param query the page's own parameters. @param gate an image's way through the gate. @param style of the market.
 */
export function payCodeView(
  query: Record<'showType' | 'payCode' | 'payCodeImg' | 'repayAmount' | 'real', string>,
  gate: (address: string) => string | undefined,
  style?: MoneyStyle,
): PayCodeView {
  const { showType, payCode, payCodeImg, repayAmount, real } = query;
  if (!AMOUNT.test(repayAmount)) return { kind: 'bad' };
  const amount = formatMoney(repayAmount, { real, ...style });
  const code = PAY_CODE.test(payCode) ? payCode : '';
  if (showType === SHOWS_CODE) return code ? { kind: 'code', code, amount } : { kind: 'bad' };
  const image = payCodeImg && gate(payCodeImg);
  if (image) return { kind: 'image', image, amount };
  return code && !payCodeImg ? { kind: 'drawn', code, amount } : { kind: 'bad' };
}
