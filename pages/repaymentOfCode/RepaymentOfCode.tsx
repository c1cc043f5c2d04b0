import { lazy, type MouseEvent, useState } from 'react';
import { keptRequest } from '../../shared/features/repayment/keptRequest.ts';
import { screenContext } from '../../shared/runtime/screenContext.ts';
import { ErrorBlock } from '../../shared/ui/Block.tsx';
import { copying } from '../../shared/ui/copying.ts';
import { LazyPart } from '../../shared/ui/LazyPart.tsx';
import { QrView, RepaymentOfCodeView } from './RepaymentOfCodeView.tsx';
import { repaymentOfCodeText } from './repaymentOfCode.messages.ts';
import { type ShownChannelCode, shownChannelCode } from './repaymentOfCode.model.ts';
import { saveQr } from './saveQr.ts';

/** Only loaded if no image was given, because the encoder adds 4 KB. */
const QrCode = lazy(() =>
  import('../../shared/ui/QrCode.tsx').then((module) => ({ default: module.QrCode })),
);

/** The repayment code page: a code to copy, or a QR code to scan. */
export function RepaymentOfCode() {
  const context = screenContext();
  const shown = shownChannelCode(context, keptRequest(context.address));
  const actions = { onCopy: copying(shown.code), qr: <Qr shown={shown} /> };
  return (
    <main className="page">
      <h1 className="page-title">{repaymentOfCodeText.title}</h1>
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
function Qr({ shown }: { shown: ShownChannelCode }) {
  const [broken, setBroken] = useState(false);
  const save = ({ currentTarget }: MouseEvent) => {
    const picture = currentTarget.parentElement?.querySelector('.code-image');
    return saveQr(picture);
  };
  if (broken) {
    return (
      <ErrorBlock
        title={repaymentOfCodeText.imageTitle}
        detail={repaymentOfCodeText.badImage}
        retryLabel={repaymentOfCodeText.retry}
        onRetry={() => setBroken(false)}
      />
    );
  }
  return (
    <QrView
      shown={shown}
      drawn={
        <LazyPart placeholder={<span className="code-image" />}>
          <QrCode text={shown.code} label={shown.alt} />
        </LazyPart>
      }
      onBroken={() => setBroken(true)}
      onSave={save}
    />
  );
}
