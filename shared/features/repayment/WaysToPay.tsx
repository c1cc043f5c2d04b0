import type { Repayment } from '../../api/repayment.ts';
import { commonParameters } from '../../api/session/session.ts';
import { isZero } from '../order/amountWithCurrency.ts';
import { PayCodeBox } from './PayCodeBox.tsx';
import { PaymentMethod } from './PaymentMethod.tsx';
import { codeReading, distinctChannels } from './payCode.model.ts';
import { RepaymentNotes } from './RepaymentNotes.tsx';
import { text } from './repayment.messages.ts';

interface WaysToPayProps {
  data: Pick<
    Repayment,
    'defDetail' | 'noticeMsg' | 'isShowReyTop' | 'repayList' | 'repayDate' | 'codeList'
  >;
  /** As the server sent it. */
  amount: string;
  /** Whether this pays for an extension instead of an instalment. */
  isDelay: boolean;
  refresh: () => Promise<unknown>;
}

/** The ways to pay for an instalment or an extension: default code, notes and channels. */
export function WaysToPay({ data, amount, isDelay, refresh }: WaysToPayProps) {
  if (isZero(amount)) return <p className="repay-empty">{text.nothingDue}</p>;
  const { productId = '', orderId = '' } = commonParameters();
  const reading = codeReading(amount, data);
  const request = { productId, orderId, amount, isDelay, reading };
  return (
    <>
      <PayCodeBox code={data.defDetail} request={request} />
      <RepaymentNotes
        notice={data.noticeMsg}
        instructions={data.isShowReyTop}
        payCode={data.defDetail.payCode}
        empty={!data.repayList.length}
      />
      <PaymentMethod
        channels={distinctChannels(data.repayList)}
        request={request}
        refresh={refresh}
      />
    </>
  );
}
