import './repayment.css';
import { payCodeFrom } from '../../lib/payCode.ts';
import { pageAddress } from '../../runtime/navigate.ts';
import { text } from './repayment.messages.ts';

interface RepaymentNotesProps {
  /** The server's notice; hidden when empty. */
  notice: string;
  /** isShowReyTop: the link to the payment-provider instructions (spec 2.13). */
  instructions: boolean;
  /** The default pay code, which the instructions ask for; '' where there is none. */
  payCode: string;
  /** There is no channel to pay through. */
  empty: boolean;
}

/** What a borrower should know before paying: notice, instructions, and when a payment shows up. */
export function RepaymentNotes({ notice, instructions, payCode, empty }: RepaymentNotesProps) {
  const reference = payCodeFrom(payCode);
  return (
    <section className="repay-notes">
      {empty && <p className="repay-empty">{text.noChannels}</p>}
      {instructions && (
        <a
          className="repay-link"
          href={pageAddress('paymentInstructions', reference ? { payCode: reference } : {})}
        >
          {text.instructions}
        </a>
      )}
      {notice && <p>{notice}</p>}
      <p>{text.posting}</p>
    </section>
  );
}
