import '../../shared/ui/warning.css';
import '../../shared/ui/notice.css';
import './repaymentOfCode.css';
import type { MouseEventHandler, ReactNode } from 'react';
import { PayCodeHeader } from '../../shared/features/repayment/PayCodeHeader.tsx';
import { Contact } from '../../shared/runtime/Contact.tsx';
import type { ViewProps } from '../../shared/runtime/firstScreen.ts';
import { ErrorBlock } from '../../shared/ui/Block.tsx';
import { Button, ButtonLink, CopyButton } from '../../shared/ui/Button.tsx';
import { Groups } from '../../shared/ui/Groups.tsx';
import { text } from './repaymentOfCode.messages.ts';
import type { ShownPayCode } from './repaymentOfCode.model.ts';

/** Live elements of the screen, in place of those that the document shows. */
export interface PayCodeActions {
  onCopy: MouseEventHandler;
  /** The QR code with its button. */
  qr: ReactNode;
}

type RepaymentOfCodeViewProps = ViewProps<ShownPayCode, PayCodeActions>;

/** The code to copy or to scan, with its amount and how to pay. */
export function RepaymentOfCodeView({ shown, actions }: RepaymentOfCodeViewProps) {
  const { kind, head, check, steps, back, repayment } = shown;
  if (kind === 'bad') {
    return (
      <ErrorBlock title={text.badTitle} detail={text.badDetail}>
        <ButtonLink kind="secondary" href={repayment}>
          {text.repayment}
        </ButtonLink>
        <Contact />
      </ErrorBlock>
    );
  }
  return (
    <>
      <section className="card code-card">
        <PayCodeHeader head={head} label={text.amount} />
        {kind === 'qr' ? (
          (actions?.qr ?? <QrView shown={shown} />)
        ) : (
          <>
            {kind && <h2 className="note">{text.code}</h2>}
            <p className="code-value" data-source="" translate="no">
              <Groups of={shown.groups} size={12} />
            </p>
            {kind && <CopyButton label={text.copy} tap="copyCode" onCopy={actions?.onCopy} />}
          </>
        )}
      </section>
      {kind && (
        <>
          <p className="notice warning">{check}</p>
          <ol className="steps">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <ButtonLink kind="secondary" href={back}>
            {text.back}
          </ButtonLink>
        </>
      )}
    </>
  );
}

interface QrViewProps {
  shown: ShownPayCode;
  /** The code that the page draws if no image was given. */
  drawn?: ReactNode;
  onBroken?: () => void;
  onSave?: MouseEventHandler;
}

/** A QR code, with a button that saves or shares it. */
export function QrView({ shown: { image, alt }, drawn, onBroken, onSave }: QrViewProps) {
  return (
    <div>
      <h2 className="note">{text.qr}</h2>
      {image ? (
        <img
          className="code-image"
          src={image}
          alt={alt}
          width="240"
          height="240"
          onError={onBroken}
        />
      ) : (
        (drawn ?? <span className="code-image" />)
      )}
      <Button kind="secondary" tap="saveQr" onClick={onSave}>
        {text.save}
      </Button>
    </div>
  );
}
