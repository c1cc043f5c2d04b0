import { useRef, useState } from 'react';
import { QueryView } from '../../shared/runtime/QueryView.tsx';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';
import { screenContext } from '../../shared/runtime/screenContext.ts';
import { CopyButton } from '../../shared/ui/CopyButton.tsx';
import { RepaymentOfCode2View } from './RepaymentOfCode2View.tsx';
import { text } from './repaymentOfCode2.messages.ts';
import {
  keptCode,
  readPayCode,
  type ShownPayCode,
  shownKept,
  shownPayCode,
} from './repaymentOfCode2.model.ts';

/** The order and its code. */
export const pageData = queryAtoms(readPayCode);

/** The second repayment code page: contract number, total, and how to pay step by step. */
export function RepaymentOfCode2() {
  const [kept] = useState(keptCode);
  const context = screenContext();
  const waiting = shownPayCode(undefined, context, kept);
  return (
    <main className="page">
      <h1 className="page-title">{text.title}</h1>
      <QueryView
        query={pageData}
        failedTitle={text.failed}
        waiting={() =>
          kept ? (
            <PayCode shown={waiting} payCode={kept.info.payCode} />
          ) : (
            <RepaymentOfCode2View shown={waiting} />
          )
        }
        kept={kept && <PayCode shown={shownKept(kept, context)} payCode={kept.info.payCode} />}
      >
        {(page) => (
          <PayCode
            shown={shownPayCode(page, context, undefined)}
            payCode={page.kind === 'code' ? page.info.payCode : ''}
          />
        )}
      </QueryView>
    </main>
  );
}

/** The code, with a button that copies it. */
function PayCode({ shown, payCode }: { shown: ShownPayCode; payCode: string }) {
  const codeRef = useRef<HTMLParagraphElement>(null);
  const copy = <CopyButton text={payCode} label={text.copy} source={codeRef} tap="copyCode" />;
  return <RepaymentOfCode2View shown={shown} actions={{ codeRef, copy }} />;
}
