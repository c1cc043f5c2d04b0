import { useState } from 'react';
import { QueryView } from '../../shared/runtime/QueryView.tsx';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';
import { screenContext } from '../../shared/runtime/screenContext.ts';
import { copying } from '../../shared/ui/copying.ts';
import { RepaymentOfCode2View } from './RepaymentOfCode2View.tsx';
import { text } from './repaymentOfCode2.messages.ts';
import { keptCode, type PayCodePage, readPayCode, shownPayCode } from './repaymentOfCode2.model.ts';

/** The order and its code. */
export const pageData = queryAtoms(readPayCode);

/** The second repayment code page: contract number, total, and how to pay step by step. */
export function RepaymentOfCode2() {
  const [kept] = useState(keptCode);
  const view = (page?: PayCodePage, isLost?: boolean) => {
    const shown = shownPayCode(page, screenContext(), kept, isLost);
    const onCopy = shown.payCode ? copying(shown.payCode) : undefined;
    return <RepaymentOfCode2View shown={shown} onCopy={onCopy} />;
  };
  return (
    <main className="page">
      <h1 className="page-title">{text.title}</h1>
      <QueryView
        query={pageData}
        failedTitle={text.failed}
        waiting={view}
        kept={kept && view(undefined, true)}
      >
        {(page) => view(page)}
      </QueryView>
    </main>
  );
}
