import { useState } from 'react';
import { getConfig } from '../../shared/config/config.ts';
import { keptPayCode } from '../../shared/features/repayment/repaymentInfo.ts';
import { screenContext } from '../../shared/runtime/screenContext.ts';
import { copying } from '../../shared/ui/copying.ts';
import { ImageViewer } from '../../shared/ui/ImageViewer.tsx';
import { paymentInstructionsText } from './paymentInstructions.messages.ts';
import { ReferenceView, shownReference } from './ReferenceView.tsx';
import walletHome from './wallet-home.svg?raw';

type Picture = keyof typeof paymentInstructionsText.pictures;

/** The pictures of each way, by the place of their step. */
const PICTURES: readonly (readonly (Picture | undefined)[])[] = [
  ['wallet-home', 'wallet-biller', 'wallet-reference'],
  ['store-counter', undefined, undefined, 'store-receipt'],
];

/** The first picture is the largest thing on the first screen: in the document itself, and not as base64, which hardly compresses. */
const FIRST = {
  picture: 'wallet-home',
  source: `data:image/svg+xml,${encodeURIComponent(walletHome)}`,
};

const sourceOf = (picture: Picture) =>
  picture === FIRST.picture ? FIRST.source : `${getConfig().basePath}instructions/${picture}.svg`;

/** How to pay through an e-wallet or at a store with a reference number. */
export function PaymentInstructions() {
  const [picture, setPicture] = useState<Picture>();
  const context = screenContext();
  const shown = shownReference(context, keptPayCode());
  const reference = <ReferenceView shown={shown} onCopy={copying(shown.code)} />;
  return (
    <main className="page">
      <h1 className="page-title">{paymentInstructionsText.title}</h1>
      {/* The document is rendered without an address. */}
      {context.address === undefined ? <div aria-busy="true">{reference}</div> : reference}
      {paymentInstructionsText.ways.map(({ title, steps }, way) => (
        <section className="card" key={title}>
          <h2 className="section-title">{title}</h2>
          <ol className="steps">
            {steps.map((step, place) => (
              <li key={step}>
                {step}
                <StepPicture picture={PICTURES[way]?.[place]} onEnlarge={setPicture} />
              </li>
            ))}
          </ol>
        </section>
      ))}
      <p className="muted">{paymentInstructionsText.after}</p>
      {picture && (
        <ImageViewer
          image={sourceOf(picture)}
          alt={paymentInstructionsText.pictures[picture]}
          onClose={() => setPicture(undefined)}
        />
      )}
    </main>
  );
}

interface StepPictureProps {
  /** Undefined if the step has none. */
  picture: Picture | undefined;
  onEnlarge: (picture: Picture) => void;
}

function StepPicture({ picture, onEnlarge }: StepPictureProps) {
  if (!picture) return null;
  return (
    <button
      type="button"
      className="guidance-picture"
      data-tap={picture}
      aria-label={paymentInstructionsText.enlarge(paymentInstructionsText.pictures[picture])}
      onClick={() => onEnlarge(picture)}
    >
      <img src={sourceOf(picture)} alt="" width="320" height="200" loading="lazy" />
    </button>
  );
}
