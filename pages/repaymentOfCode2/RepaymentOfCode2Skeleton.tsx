import { ProductHeader } from '../../shared/features/order/ProductHeader.tsx';
import {
  entriesOf,
  fieldsOf,
  fieldsOfRecord,
  fill,
  itselfOf,
  repeat,
  revealWith,
  showWith,
} from '../../shared/runtime/fields.ts';
import { Bar } from '../../shared/runtime/Skeleton.tsx';
import { ButtonLinkSkeleton } from '../../shared/ui/Button.tsx';
import { CopyButtonSkeleton } from '../../shared/ui/CopyButton.tsx';
import type { CodeDerived } from './repaymentOfCode2.derive.ts';
import { text } from './repaymentOfCode2.messages.ts';
import { codeQuery } from './repaymentOfCode2.query.ts';

const field = fieldsOf(codeQuery);
const derived = fieldsOfRecord<CodeDerived>();
const groups = field('defDetail.payNotice');
const group = entriesOf(groups);
const step = entriesOf(group('list'));

/** The code in the document, before React has loaded. */
export function RepaymentOfCode2Skeleton() {
  return (
    <>
      <section className="card">
        <ProductHeader name={<Bar field={field('defDetail.title')} />} />
        <p className="hero-label">{text.contract}</p>
        <p className="code-value">
          <Bar field={field('defDetail.payCode', 'fours')} size={12} />
        </p>
        <CopyButtonSkeleton label={text.copy} tap="copyCode" {...showWith(derived('hasCode'))} />
        <p className="hero-label">{text.total}</p>
        <p className="contract-total amount">
          <Bar field={field('repayAmount', 'money')} size={6} />
        </p>
      </section>
      <p className="code-check" {...revealWith(derived('hasCode'))}>
        {text.check}
      </p>
      <div className="skeleton-part" {...revealWith(derived('hasSteps'))}>
        <Notices />
      </div>
      <p className="muted" {...revealWith(derived('noSteps'))}>
        {text.noSteps}
      </p>
      <ButtonLinkSkeleton kind="secondary" tap="back" {...revealWith(derived('hasCode'))}>
        {text.back}
      </ButtonLinkSkeleton>
    </>
  );
}

function Notices() {
  return (
    <div className="skeleton-part" {...repeat(groups)}>
      <section className="card">
        <p className="section-title notice-title" {...revealWith(group('title'))}>
          <Bar field={group('title')} />
        </p>
        <div {...repeat(group('list'))}>
          <div>
            <p className="notice-name notice-title" {...revealWith(step('name'))}>
              <Bar field={step('name')} />
            </p>
            <ol className="steps" {...repeat(step('steps'))}>
              <li {...fill(itselfOf(step('steps')))} />
            </ol>
          </div>
        </div>
      </section>
    </div>
  );
}
