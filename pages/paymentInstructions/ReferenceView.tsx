import '../../shared/features/repayment/codePage.css';
import './paymentInstructions.css';
import type { MouseEventHandler } from 'react';
import { inFours, payCodeFrom } from '../../shared/lib/mask.ts';
import { linkTo, type ScreenContext, searchOf } from '../../shared/runtime/screenContext.ts';
import { ButtonLink, CopyButton } from '../../shared/ui/Button.tsx';
import { Groups } from '../../shared/ui/Groups.tsx';
import { referenceText as text } from './paymentInstructions.messages.ts';

/** The content of the page with the number in its address. @param kept the code on the phone, used if there is none. */
export function shownReference(context: ScreenContext, kept = '') {
  const query = new URLSearchParams(searchOf(context));
  const given = payCodeFrom(query.get('payCode') ?? '');
  const code = given || kept;
  return {
    code,
    groups: inFours(code),
    // It comes from the address, so it must be checked in the app.
    unchecked: given !== '',
    repayment: query.get('orderId') ? linkTo(context, 'repayment') : undefined,
  };
}

interface ReferenceViewProps {
  shown: ReturnType<typeof shownReference>;
  onCopy?: MouseEventHandler;
}

/** The reference number, or where to find it. */
export function ReferenceView({ shown, onCopy }: ReferenceViewProps) {
  return (
    <section className="card reference">
      <h2 className="section-title">{text.reference}</h2>
      {shown.code ? (
        <>
          <p className="code-value" data-source="" translate="no">
            <Groups of={shown.groups} />
          </p>
          <CopyButton label={text.copy} tap="copyCode" onCopy={onCopy} />
          {shown.unchecked && <p className="prose">{text.check}</p>}
        </>
      ) : (
        <>
          <p className="prose">{text.noReference}</p>
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
