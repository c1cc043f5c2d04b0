import './repayment.css';
import { useRef } from 'react';
import type { DefaultCode } from '../../api/repayment.ts';
import { groupInFours } from '../../lib/mask.ts';
import { pageAddress } from '../../runtime/navigate.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Logo } from '../order/ProductHeader.tsx';
import type { PayCodeRequest } from './payCode.model.ts';
import { text } from './repayment.messages.ts';
import { saveRepaymentInfo } from './repaymentInfo.ts';
import { repaymentInfoOf } from './repaymentInfoOf.ts';

interface PayCodeBoxProps {
  code: DefaultCode;
  request: PayCodeRequest;
}

/** The default repayment code with a copy button and a link to its details. Hidden without a code. */
export function PayCodeBox({ code, request }: PayCodeBoxProps) {
  const shown = useRef<HTMLParagraphElement>(null);
  if (!code.payCode) return null;
  return (
    <section className="card pay-code" aria-labelledby="pay-code">
      <div className="pay-code-head">
        <Logo src={code.logo} name={code.title} />
        <div>
          <h2 id="pay-code" className="pay-code-title">
            {code.title || text.payCode}
          </h2>
          <p className="pay-code-value" ref={shown}>
            {groupInFours(code.payCode)}
          </p>
        </div>
        <CopyButton
          text={code.payCode}
          label={text.copyCode}
          copiedLabel={text.copied}
          source={shown}
          tap="copyCode"
        />
      </div>
      <a
        className="pay-code-link"
        data-tap="openCode"
        href={pageAddress('repaymentOfCode2', request.isDelay ? { isDelay: '1' } : {})}
        onClick={() => saveRepaymentInfo(repaymentInfoOf(code, request), Date.now())}
      >
        {text.openCode}
      </a>
    </section>
  );
}
