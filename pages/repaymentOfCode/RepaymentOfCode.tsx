import { type MouseEvent, useEffect, useState } from 'react';
import { keptRequest } from '../../shared/features/repayment/keptRequest.ts';
import { screenContext } from '../../shared/runtime/screenContext.ts';
import { ErrorBlock } from '../../shared/ui/Block.tsx';
import { copying } from '../../shared/ui/copying.ts';
import { lazyComponent } from '../../shared/ui/lazy/lazyComponent.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { showLoadError } from '../../shared/ui/lazy/reloadPage.ts';
import { QrView, RepaymentOfCodeView } from './RepaymentOfCodeView.tsx';
import { text } from './repaymentOfCode.messages.ts';
import { type ShownPayCode, shownPayCode } from './repaymentOfCode.model.ts';

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
  const actions = { onCopy: copying(shown.code), qr: <Qr shown={shown} /> };
  return (
    <main className="page">
      <h1 className="page-title">{text.title}</h1>
      {shown.kind ? (
        <RepaymentOfCodeView shown={shown} actions={actions} />
      ) : (
        <div aria-busy="true">
          <RepaymentOfCodeView shown={shown} />
        </div>
      )}
    </main>
  );
}

/** A QR code, from an address or drawn here, with a button that saves it; with Retry if it cannot be loaded. */
function Qr({ shown }: { shown: ShownPayCode }) {
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    // Now, because a browser shares nothing long after the tap.
    loadSaving().catch(() => undefined);
  }, []);
  const save = ({ currentTarget }: MouseEvent) => {
    const picture = currentTarget.parentElement?.querySelector('.code-image');
    loadSaving().then(
      ({ saveQr }) => saveQr(picture),
      () => showLoadError(),
    );
  };
  if (broken) {
    return (
      <ErrorBlock
        title={text.imageTitle}
        detail={text.badImage}
        retryLabel={text.retry}
        onRetry={() => setBroken(false)}
      />
    );
  }
  return (
    <QrView
      shown={shown}
      drawn={<QrCode text={shown.code} label={shown.alt} />}
      onBroken={() => setBroken(true)}
      onSave={save}
    />
  );
}
