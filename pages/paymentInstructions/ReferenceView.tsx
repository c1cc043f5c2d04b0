import '../../shared/features/repayment/codePage.css';
import './paymentInstructions.css';
import type { MouseEventHandler } from 'react';
import { ButtonLink, CopyButton } from '../../shared/ui/Button.tsx';
import { referenceText as text } from './paymentInstructions.messages.ts';
import type { ShownReference } from './paymentInstructions.model.ts';

interface ReferenceViewProps {
  shown: ShownReference;
  onCopy?: MouseEventHandler;
}

/** The reference number, or where to find it. */
export function ReferenceView({ shown, onCopy }: ReferenceViewProps) {
  return (
    <section className="card reference">
      <h2 className="section-title">{text.reference}</h2>
      {shown.code ? (
        <>
          <p className="code-value" data-source="">
            {shown.shown}
          </p>
          <CopyButton label={text.copy} tap="copyCode" onCopy={onCopy} />
          {shown.unchecked && <p className="reference-check">{text.check}</p>}
        </>
      ) : (
        <>
          <p className="reference-missing">{text.noReference}</p>
          {shown.repayment && (
            <ButtonLink kind="secondary" href={shown.repayment}>
              {text.repayment}
            </ButtonLink>
          )}
        </>
      )}
    </section>
  );
}
