import type { Result } from '../../shared/api/call.ts';
import {
  type BankCard,
  type RepaymentWay,
  repaymentWayCall,
} from '../../shared/api/cardRepayment.ts';
import { send } from '../../shared/api/send.ts';
import { commonParameters, queryTexts } from '../../shared/api/session/session.ts';
import { config } from '../../shared/config/config.ts';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';
import { showToast } from '../../shared/ui/toast.ts';
import { isAmount, type Payment, paymentOf, QUERY_NAMES } from './cardRepayment.address.ts';
import { text } from './cardRepayment.messages.ts';

/** What this page's address asks to repay; undefined without one (the prerendered first state). */
export function currentPayment(): Payment | undefined {
  const own = queryTexts(QUERY_NAMES);
  return own && paymentOf(commonParameters(), own, config);
}

/** Asks for the cards; without a network the page says 'error' as it does for its writes. */
async function readWays(): Promise<Result<RepaymentWay>> {
  const result = await send(repaymentWayCall, {});
  const lost = !result.success && ['network', 'timeout', 'offline'].includes(result.failure);
  if (lost) showToast(text.error, { tone: 'error' });
  return result;
}

/** The cards and other ways of this address's order. */
export const ways = queryAtoms<RepaymentWay>(() => {
  if (currentPayment()) return readWays();
  const own = queryTexts(QUERY_NAMES);
  return own && !isAmount(own.amount) ? text.noAmount : undefined;
});

/** The last four characters of a card number; the rest is never shown. */
export function lastFour({ cardNo }: Pick<BankCard, 'cardNo'>): string {
  return cardNo.replace(/\s/g, '').slice(-4);
}

/** A way beside the cards: an address of its own, or through the payment partner. */
export interface OtherWay {
  label: string;
  /** Absent where the payment partner is to be asked. */
  address?: string;
}

/**
 * The ways beside the cards: Alipay where the server offers it, and the payment partner, which
 * needs the address's userId. A bare Alipay flag means Alipay through the partner.
 */
export function otherWays(
  { alipay }: Pick<RepaymentWay, 'alipay'>,
  { userId }: Pick<Payment, 'userId'>,
): OtherWay[] {
  const direct = alipay.address ? [{ label: text.alipay, address: alipay.address }] : [];
  if (!userId) return direct;
  const through = alipay.offered && !alipay.address;
  return [...direct, { label: through ? text.alipay : text.partner }];
}
