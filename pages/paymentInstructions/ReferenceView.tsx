import '../../shared/features/repayment/codePage.css';
import './paymentInstructions.css';
import type { ReactNode, Ref } from 'react';
import { ButtonLink, CopyButtonView } from '../../shared/ui/Button.tsx';
import { referenceText as text } from './paymentInstructions.messages.ts';
import type { ShownReference } from './paymentInstructions.model.ts';

interface ReferenceViewProps {
  shown: ShownReference;
  /** The element that shows the number, and the button that copies it. */
  actions?: { codeRef: Ref<HTMLParagraphElement>; copy: ReactNode } | undefined;
}

/** The reference number, or where to find it. */
export function ReferenceView({ shown, actions }: ReferenceViewProps) {
  return (
    <section className="card reference">
      <h2 className="section-title">{text.reference}</h2>
      {shown.code ? (
        <>
          <p className="code-value" ref={actions?.codeRef}>
            {shown.shown}
          </p>
          {actions?.copy ?? <CopyButtonView label={text.copy} tap="copyCode" />}
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
