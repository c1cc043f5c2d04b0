import { useState } from 'react';
import type { LivePage } from '../../shared/runtime/mount.tsx';
import { QueryView } from '../../shared/runtime/QueryView.tsx';
import { screenContext } from '../../shared/runtime/screenContext.ts';
import { copying } from '../../shared/ui/copying.ts';
import type definition from './page.ts';
import { RepaymentOfCode2View } from './RepaymentOfCode2View.tsx';
import { keptCode, type PayCodePage, shownDefaultCode } from './repaymentOfCode2.model.ts';

/** The second repayment code page: contract number, total, and how to pay step by step. */
export function RepaymentOfCode2(page: LivePage<typeof definition>) {
  const [kept] = useState(keptCode);
  const view = (data?: PayCodePage, isLost?: boolean) => {
    const shown = shownDefaultCode(data, screenContext(), kept, isLost);
    const onCopy = shown.payCode ? copying(shown.payCode) : undefined;
    return <RepaymentOfCode2View shown={shown} onCopy={onCopy} />;
  };
  return (
    <main className="page">
      <h1 className="page-title">{page.text.title}</h1>
      <QueryView
        query={page.query}
        failedTitle={page.text.failed}
        waiting={view}
        kept={kept && view(undefined, true)}
      >
        {(data) => view(data)}
      </QueryView>
    </main>
  );
}
