import { useState } from 'react';
import { QueryView } from '../../shared/runtime/QueryView.tsx';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';
import { screenContext } from '../../shared/runtime/screenContext.ts';
import { copying } from '../../shared/ui/copying.ts';
import { RepaymentOfCode2View } from './RepaymentOfCode2View.tsx';
import { text } from './repaymentOfCode2.messages.ts';
import { keptCode, readPayCode, shownKept, shownPayCode } from './repaymentOfCode2.model.ts';

/** The order and its code. */
export const pageData = queryAtoms(readPayCode);

/** The second repayment code page: contract number, total, and how to pay step by step. */
export function RepaymentOfCode2() {
  const [kept] = useState(keptCode);
  const context = screenContext();
  return (
    <main className="page">
      <h1 className="page-title">{text.title}</h1>
      <QueryView
        query={pageData}
        failedTitle={text.failed}
        waiting={() => (
          <RepaymentOfCode2View
            shown={shownPayCode(undefined, context, kept)}
            onCopy={kept && copying(kept.info.payCode)}
          />
        )}
        kept={
          kept && (
            <RepaymentOfCode2View
              shown={shownKept(kept, context)}
              onCopy={copying(kept.info.payCode)}
            />
          )
        }
      >
        {(page) => (
          <RepaymentOfCode2View
            shown={shownPayCode(page, context, undefined)}
            onCopy={copying(page.kind === 'code' ? page.info.payCode : '')}
          />
        )}
      </QueryView>
    </main>
  );
}
