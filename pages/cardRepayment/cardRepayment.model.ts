import { hasNoReply, type Result } from '../../shared/api/call.ts';
import type { RepaymentWay } from '../../shared/api/cardRepayment.ts';
import { sendQuery } from '../../shared/api/send.ts';
import { commonParameters, queryTexts } from '../../shared/api/session/session.ts';
import { getConfig } from '../../shared/config/config.ts';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';
import { showToast } from '../../shared/ui/toast.ts';
import { isAmount, type Payment, paymentOf, QUERY_NAMES } from './cardRepayment.address.ts';
import { text } from './cardRepayment.messages.ts';
import { waysQuery } from './cardRepayment.query.ts';

/** The payment in the page's address; undefined without one, and while prerendering. */
export function currentPayment(): Payment | undefined {
  const own = queryTexts(QUERY_NAMES);
  return own && paymentOf(commonParameters(), own, getConfig());
}

/** Without a network the page shows 'error', as it does when sending. */
function sayLost(result: Result<unknown>): void {
  if (hasNoReply(result)) showToast(text.error, { tone: 'error' });
}

/** The bank cards and other ways to pay for the order in the address. */
export const pageData = queryAtoms<RepaymentWay>(() => {
  const reply = sendQuery(waysQuery);
  void reply?.then(sayLost);
  if (reply) return reply;
  const own = queryTexts(QUERY_NAMES);
  return own && !isAmount(own.amount) ? text.noAmount : undefined;
});

/** A way to pay other than a card: a direct address, or through the payment partner. */
export interface OtherWay {
  label: string;
  /** Absent if the address comes from the payment partner. */
  address?: string;
}

/**
 * The ways to pay other than a card: Alipay if the server offers it, and the payment partner, which
 * needs the `userId` from the address. Alipay without an address means Alipay through the partner.
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
