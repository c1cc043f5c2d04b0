import { inFours, payCodeFrom } from '../../shared/lib/mask.ts';
import { addressTexts, linkTo, type ScreenContext } from '../../shared/runtime/screenContext.ts';
import { ButtonLink, CopyButton, type CopyHandler } from '../../shared/ui/Button.tsx';
import { Groups } from '../../shared/ui/Groups.tsx';
import { referenceText } from './paymentInstructions.messages.ts';
import '../../shared/features/repayment/codePage.css';
import './paymentInstructions.css';

/** The content of the page with the number in its address. @param kept the code on the phone, used if there is none. */
export function shownReference(context: ScreenContext, kept = '') {
  const { payCode = '', orderId } = addressTexts(context, ['payCode', 'orderId']) ?? {};
  const given = payCodeFrom(payCode);
  const code = given || kept;
  return {
    code,
    groups: inFours(code),
    // It comes from the address, so it must be checked in the app.
    unchecked: given !== '',
    repayment: orderId ? linkTo(context, 'repayment') : undefined,
  };
}

interface ReferenceViewProps {
  shown: ReturnType<typeof shownReference>;
  onCopy?: CopyHandler;
}

/** The reference number, or where to find it. */
export function ReferenceView({ shown, onCopy }: ReferenceViewProps) {
  return (
    <section className="card reference">
      <h2 className="section-title">{referenceText.reference}</h2>
      {shown.code ? (
        <>
          <p className="code-value" data-source="" translate="no">
            <Groups of={shown.groups} />
          </p>
          <CopyButton label={referenceText.copy} tap="copyCode" onCopy={onCopy} />
          {shown.unchecked && <p className="prose">{referenceText.check}</p>}
        </>
      ) : (
        <>
          <p className="prose">{referenceText.noReference}</p>
          {shown.repayment && (
            <ButtonLink kind="secondary" href={shown.repayment}>
              {referenceText.repayment}
            </ButtonLink>
          )}
        </>
      )}
    </section>
  );
}
