import { useEffect, useRef, useState } from 'react';
import { keptRequest } from '../../shared/features/repayment/keptRequest.ts';
import { screenContext } from '../../shared/runtime/screenContext.ts';
import { ErrorBlock } from '../../shared/ui/Block.tsx';
import { copying } from '../../shared/ui/copying.ts';
import { lazyComponent } from '../../shared/ui/lazy/lazyComponent.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { showLoadError } from '../../shared/ui/lazy/reloadPage.ts';
import { QrImage, QrView, RepaymentOfCodeView } from './RepaymentOfCodeView.tsx';
import { text } from './repaymentOfCode.messages.ts';
import { isQr, type QrCodeView, type ShownPayCode, shownPayCode } from './repaymentOfCode.model.ts';

const loadQrCode = lazyModule(() => import('../../shared/ui/QrCode.tsx'));

const loadSaving = lazyModule(() => import('./saveQr.ts'));

/** Only loaded if no image was given, because the encoder adds 4 KB. */
const QrCode = lazyComponent(loadQrCode, (module) => module.QrCode, {
  placeholder: <span className="code-image" />,
});

/** The repayment code page: a code to copy, or a QR code to scan. */
export function RepaymentOfCode() {
  const context = screenContext();
  const shown = shownPayCode(context, keptRequest(context.page));
  return (
    <main className="page">
      <h1 className="page-title">{text.title}</h1>
      {shown.view ? (
        <PayCode shown={shown} />
      ) : (
        <div aria-busy="true">
          <RepaymentOfCodeView shown={shown} />
        </div>
      )}
    </main>
  );
}

function PayCode({ shown }: { shown: ShownPayCode }) {
  const { view, alt } = shown;
  return (
    <RepaymentOfCodeView
      shown={shown}
      actions={{
        onCopy: copying(view?.kind === 'code' ? view.code : ''),
        qr: isQr(view) && <Qr view={view} alt={alt} />,
      }}
    />
  );
}

/** A QR code, from an address or drawn here, with a button that saves it; with Retry if it cannot be loaded. */
function Qr({ view, alt }: { view: QrCodeView; alt: string }) {
  const [broken, setBroken] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Now, because a browser shares nothing long after the tap.
    loadSaving().catch(() => undefined);
  }, []);
  const save = () =>
    loadSaving().then(
      ({ saveQr }) => saveQr(place.current?.querySelector('.code-image')),
      () => showLoadError(),
    );
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
    <QrView place={place} onSave={save}>
      {view.kind === 'drawn' ? (
        <QrCode text={view.code} label={alt} />
      ) : (
        <QrImage key={attempt} image={view.image} alt={alt} onBroken={() => setBroken(true)} />
      )}
    </QrView>
  );
}
