import './repayment.css';
import { payCodeFrom } from '../../lib/payCode.ts';
import { pageAddress } from '../../runtime/navigate.ts';
import { text } from './repayment.messages.ts';

interface RepaymentNotesProps {
  /** The server's notice; hidden when empty. */
  notice: string;
  /** Whether to link to the payment instructions. */
  instructions: boolean;
  /** The default repayment code, which the instructions need; `''` if there is none. */
  payCode: string;
  /** Whether there is no channel to pay through. */
  empty: boolean;
}

/** What to know before paying: the server's notice, instructions, and how long a payment takes to appear. */
export function RepaymentNotes({ notice, instructions, payCode, empty }: RepaymentNotesProps) {
  const reference = payCodeFrom(payCode);
  return (
    <section className="repay-notes">
      {empty && <p className="repay-empty">{text.noChannels}</p>}
      {instructions && (
        <a
          className="repay-link"
          data-tap="instructions"
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
