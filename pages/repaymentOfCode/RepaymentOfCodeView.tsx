import type { ReactNode } from 'react';
import { PayCodeHeader } from '../../shared/features/repayment/PayCodeHeader.tsx';
import { Contact } from '../../shared/runtime/Contact.tsx';
import type { ViewProps } from '../../shared/runtime/firstScreen.ts';
import { ErrorBlock } from '../../shared/ui/Block.tsx';
import {
  ButtonLink,
  CopyButton,
  type CopyHandler,
  DoneButton,
  SAVED_TEXT,
} from '../../shared/ui/Button.tsx';
import { Groups } from '../../shared/ui/Groups.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { repaymentOfCodeText } from './repaymentOfCode.messages.ts';
import type { ShownChannelCode } from './repaymentOfCode.model.ts';
import './repaymentOfCode.css';

export interface PayCodeActions {
  onCopy: CopyHandler;
  /** The QR code with its button. */
  qr: ReactNode;
}

type RepaymentOfCodeViewProps = ViewProps<ShownChannelCode, PayCodeActions>;

/** The code to copy or to scan, with its amount and how to pay. */
export function RepaymentOfCodeView({ shown, actions }: RepaymentOfCodeViewProps) {
  const { kind, head, check, steps, back, repayment } = shown;
  if (kind === 'bad') {
    return (
      <ErrorBlock title={repaymentOfCodeText.badTitle} detail={repaymentOfCodeText.badDetail}>
        <ButtonLink kind="secondary" href={repayment}>
          {repaymentOfCodeText.repayment}
        </ButtonLink>
        <Contact />
      </ErrorBlock>
    );
  }
  return (
    <>
      <section className="card code-card">
        <PayCodeHeader head={head} label={repaymentOfCodeText.amount} />
        {kind === 'qr' ? (
          (actions?.qr ?? <QrView shown={shown} />)
        ) : (
          <>
            {kind && <h2 className="note">{repaymentOfCodeText.code}</h2>}
            <p className="code-value" data-source="" translate="no">
              <Groups of={shown.groups} size={12} />
            </p>
            {kind && (
              <CopyButton
                label={repaymentOfCodeText.copy}
                tap="copyCode"
                onCopy={actions?.onCopy}
              />
            )}
          </>
        )}
      </section>
      {kind && (
        <>
          <Notice as="p">{check}</Notice>
          <ol className="steps">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <ButtonLink kind="secondary" href={back}>
            {repaymentOfCodeText.back}
          </ButtonLink>
        </>
      )}
    </>
  );
}

interface QrViewProps {
  shown: ShownChannelCode;
  /** The code that the page draws if no image was given. */
  drawn?: ReactNode;
  onBroken?: () => void;
  onSave?: CopyHandler;
}

/** A QR code, with a button that saves or shares it. */
export function QrView({ shown: { image, alt }, drawn, onBroken, onSave }: QrViewProps) {
  return (
    <div>
      <h2 className="note">{repaymentOfCodeText.qr}</h2>
      <p>{repaymentOfCodeText.upload}</p>
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
      <DoneButton
        kind="primary"
        label={repaymentOfCodeText.save}
        done={SAVED_TEXT.done}
        tap="saveQr"
        act={onSave}
      />
    </div>
  );
}
