import { useRef } from 'react';
import type { Repayment } from '../../api/repayment.ts';
import { commonParameters } from '../../api/session/session.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { PaymentMethod } from './PaymentMethod.tsx';
import { codeReading } from './payCode.model.ts';
import { text } from './repayment.messages.ts';
import { saveRepaymentInfo } from './repaymentInfo.ts';
import { repaymentInfoOf } from './repaymentInfoOf.ts';
import type { WaysToPayActions } from './WaysToPayView.tsx';
import type { ShownWays, WaysReply } from './waysToPay.model.ts';

interface WaysToPay {
  data: WaysReply & Pick<Repayment, 'productName' | 'repayDate' | 'codeList'>;
  shown: ShownWays;
  /** As the server sent it. */
  amount: string;
  /** Whether this pays for an extension instead of an instalment. */
  isDelay: boolean;
  refresh: () => Promise<unknown>;
}

/** Makes the ways to pay work: copies and opens the code, and requests one for a channel. */
export function useWaysToPay(props: WaysToPay): WaysToPayActions {
  const { data, shown, amount, isDelay, refresh } = props;
  const codeRef = useRef<HTMLParagraphElement>(null);
  const { productId = '', orderId = '' } = commonParameters();
  const request = { productId, orderId, amount, isDelay, reading: codeReading(amount, data) };
  return {
    codeRef,
    copy: (
      <CopyButton
        text={data.defDetail.payCode}
        label={text.copyCode}
        source={codeRef}
        tap="copyCode"
      />
    ),
    onOpenCode: () => saveRepaymentInfo(repaymentInfoOf(data, request), Date.now()),
    bar: (
      <PaymentMethod
        channels={shown.channels ?? []}
        request={request}
        product={data.productName}
        refresh={refresh}
      />
    ),
  };
}
