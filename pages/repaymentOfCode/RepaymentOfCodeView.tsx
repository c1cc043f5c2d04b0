import './repaymentOfCode.css';
import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { CodeHead } from '../../shared/features/repayment/CodeHead.tsx';
import type { ViewProps } from '../../shared/runtime/firstScreen.ts';
import { Contact } from '../../shared/runtime/SiteText.tsx';
import { ErrorBlock } from '../../shared/ui/Block.tsx';
import { Button, ButtonLink, CopyButton } from '../../shared/ui/Button.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { text } from './repaymentOfCode.messages.ts';
import { isQr, type ShownPayCode } from './repaymentOfCode.model.ts';

/** What acts in place of what only shows. */
export interface PayCodeActions {
  onCopy: MouseEventHandler;
  /** The QR code with its button. */
  qr: ReactNode;
}

type RepaymentOfCodeViewProps = ViewProps<ShownPayCode, PayCodeActions>;

/** The code to copy or to scan, with its amount and how to pay. */
export function RepaymentOfCodeView({ shown, actions }: RepaymentOfCodeViewProps) {
  const { view, head, check, steps, back, repayment } = shown;
  if (view?.kind === 'bad') {
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
        <CodeHead head={head} label={text.amount} />
        <Code shown={shown} actions={actions} />
      </section>
      {view && (
        <>
          <p className="code-check">{check}</p>
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

function Code({ shown, actions }: RepaymentOfCodeViewProps) {
  const { view, code, alt } = shown;
  if (isQr(view)) {
    const { image } = { image: '', ...view };
    const place = image ? <QrImage image={image} alt={alt} /> : <span className="code-image" />;
    return actions?.qr ?? <QrView>{place}</QrView>;
  }
  return (
    <>
      {view && <h2 className="code-title">{text.code}</h2>}
      <p className="code-value" data-source="">
        <Text size={12}>{code}</Text>
      </p>
      {view && <CopyButton label={text.copy} tap="copyCode" onCopy={actions?.onCopy} />}
    </>
  );
}

interface QrViewProps {
  /** The picture. */
  children: ReactNode;
  place?: Ref<HTMLDivElement>;
  onSave?: () => void;
}

/** A QR code, with a button that saves or shares it. */
export function QrView({ children, place, onSave }: QrViewProps) {
  return (
    <div ref={place}>
      <h2 className="code-title">{text.qr}</h2>
      {children}
      <Button kind="secondary" tap="saveQr" onClick={onSave}>
        {text.save}
      </Button>
    </div>
  );
}

interface QrImageProps {
  image: string;
  alt: string;
  onBroken?: () => void;
}

/** A QR code from an address. */
export function QrImage({ image, alt, onBroken }: QrImageProps) {
  return (
    <img className="code-image" src={image} alt={alt} width="240" height="240" onError={onBroken} />
  );
}
