import '../../shared/features/repayment/codePage.css';
import '../../shared/ui/hero.css';
import './repaymentOfCode.css';
import { useRef, useState } from 'react';
import { queryTexts } from '../../shared/api/session/session.ts';
import { getConfig } from '../../shared/config/config.ts';
import { groupInFours } from '../../shared/lib/mask.ts';
import { DocumentSkeleton } from '../../shared/runtime/DocumentSkeleton.tsx';
import { imageAddress, pageAddress } from '../../shared/runtime/navigate.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { CopyButton } from '../../shared/ui/CopyButton.tsx';
import { ErrorBlock } from '../../shared/ui/ErrorBlock.tsx';
import { lazyComponent } from '../../shared/ui/lazy/lazyComponent.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { text } from './repaymentOfCode.messages.ts';
import { payCodeView, QUERY_NAMES } from './repaymentOfCode.model.ts';

const loadQrCode = lazyModule(() => import('../../shared/ui/QrCode.tsx'));

/** Only loaded if no image was given, because the encoder adds 4 KB. */
const QrCode = lazyComponent(loadQrCode, (module) => module.QrCode, {
  placeholder: <span className="code-image" />,
});

/** The repayment code page: a code to copy, or a QR code to scan. */
export function RepaymentOfCode() {
  const query = queryTexts(QUERY_NAMES);
  return (
    <main className="page">
      <h1 className="page-title">{text.title}</h1>
      {query ? (
        <PayCode view={payCodeView(query, imageAddress, getConfig())} />
      ) : (
        <DocumentSkeleton />
      )}
    </main>
  );
}

function PayCode({ view }: { view: ReturnType<typeof payCodeView> }) {
  if (view.kind === 'bad') return <BadAddress />;
  return (
    <>
      <section className="card code-card">
        <p className="hero-label">{text.amount}</p>
        <p className={view.amount ? 'code-amount amount' : 'code-amount'}>
          {view.amount ?? text.noAmount}
        </p>
        {view.kind === 'code' && <Code code={view.code} />}
        {view.kind === 'image' && <CodeImage image={view.image} amount={view.amount} />}
        {view.kind === 'drawn' && (
          <>
            <h2 className="code-title">{text.qr}</h2>
            <QrCode text={view.code} label={text.qrAlt(view.amount)} />
          </>
        )}
      </section>
      <p className="code-check">{view.amount ? text.check : text.checkAmount}</p>
      <ol className="steps">
        {(view.kind === 'code' ? text.codeSteps : text.qrSteps).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ButtonLink kind="secondary" data-tap="back" href={pageAddress('loanDetail')}>
        {text.back}
      </ButtonLink>
    </>
  );
}

function Code({ code }: { code: string }) {
  const shown = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <h2 className="code-title">{text.code}</h2>
      <p className="code-value" ref={shown}>
        {groupInFours(code)}
      </p>
      <CopyButton
        text={code}
        label={text.copy}
        copiedLabel={text.copied}
        source={shown}
        tap="copyCode"
      />
    </>
  );
}

function CodeImage({ image, amount }: { image: string; amount: string | undefined }) {
  const [broken, setBroken] = useState(false);
  const [attempt, setAttempt] = useState(0);
  if (broken) {
    return (
      <ErrorBlock
        title={text.imageTitle}
        detail={text.badImage}
        retryLabel={text.retry}
        onRetry={() => {
          setBroken(false);
          setAttempt(attempt + 1);
        }}
      />
    );
  }
  return (
    <>
      <h2 className="code-title">{text.qr}</h2>
      <img
        key={attempt}
        className="code-image"
        src={image}
        alt={text.qrAlt(amount)}
        width="240"
        height="240"
        onError={() => setBroken(true)}
      />
    </>
  );
}

function BadAddress() {
  return (
    <ErrorBlock title={text.badTitle} detail={text.badDetail}>
      <ButtonLink kind="secondary" href={pageAddress('repayment')}>
        {text.repayment}
      </ButtonLink>
    </ErrorBlock>
  );
}
