import { fieldsOfRecord, revealWith } from '../../shared/runtime/fields.ts';
import { Bar } from '../../shared/runtime/Skeleton.tsx';
import { CopyButtonSkeleton } from '../../shared/ui/CopyButton.tsx';
import { text } from './paymentInstructions.messages.ts';
import type { ReferencePrefill } from './paymentInstructions.prefill.ts';

const payCode = fieldsOfRecord<ReferencePrefill>()('payCode', 'fours');

/** The reference number in the document, before React has loaded. */
export function PaymentInstructionsSkeleton() {
  return (
    <section className="card reference">
      <h2 className="section-title">{text.reference}</h2>
      <div className="reference-code" {...revealWith(payCode)}>
        <p className="code-value">
          <Bar field={payCode} />
        </p>
        <CopyButtonSkeleton label={text.copy} tap="copyCode" />
        <p className="reference-check">{text.check}</p>
      </div>
      <p className="reference-missing">{text.noReference}</p>
    </section>
  );
}
