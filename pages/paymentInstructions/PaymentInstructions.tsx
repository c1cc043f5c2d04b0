import { useState } from 'react';
import { getConfig } from '../../shared/config/config.ts';
import { keptPayCode } from '../../shared/features/repayment/repaymentInfo.ts';
import { screenContext } from '../../shared/runtime/screenContext.ts';
import { copying } from '../../shared/ui/copying.ts';
import { LazyImageViewer } from '../../shared/ui/LazyImageViewer.tsx';
import { type GuidanceStep, text } from './paymentInstructions.messages.ts';
import { ReferenceView, shownReference } from './ReferenceView.tsx';
import walletHome from './wallet-home.svg?raw';

type Picture = NonNullable<GuidanceStep['image']>;

/** The first picture is the largest thing on the first screen: in the document itself, and not as base64, which hardly compresses. */
const FIRST = {
  file: 'wallet-home.svg',
  source: `data:image/svg+xml,${encodeURIComponent(walletHome)}`,
};

const sourceOf = ({ file }: Picture) =>
  file === FIRST.file ? FIRST.source : `${getConfig().basePath}instructions/${file}`;

/** How to pay through an e-wallet or at a store with a reference number. */
export function PaymentInstructions() {
  const [picture, setPicture] = useState<Picture>();
  const context = screenContext();
  const shown = shownReference(context, keptPayCode());
  const reference = <ReferenceView shown={shown} onCopy={copying(shown.code)} />;
  return (
    <main className="page">
      <h1 className="page-title">{text.title}</h1>
      {/* The document is rendered without an address. */}
      {context.page === undefined ? <div aria-busy="true">{reference}</div> : reference}
      {text.ways.map(({ title, steps }) => (
        <section className="card" key={title}>
          <h2 className="section-title">{title}</h2>
          <ol className="steps">
            {steps.map((step) => (
              <Step key={step.text} step={step} onEnlarge={setPicture} />
            ))}
          </ol>
        </section>
      ))}
      <p className="muted">{text.after}</p>
      {picture && (
        <LazyImageViewer
          image={sourceOf(picture)}
          alt={picture.alt}
          onClose={() => setPicture(undefined)}
        />
      )}
    </main>
  );
}

function Step({ step, onEnlarge }: { step: GuidanceStep; onEnlarge: (image: Picture) => void }) {
  const { image } = step;
  return (
    <li>
      {step.text}
      {image && (
        <button
          type="button"
          className="guidance-picture"
          data-tap={image.file}
          aria-label={text.enlarge(image.alt)}
          onClick={() => onEnlarge(image)}
        >
          <img src={sourceOf(image)} alt="" width="320" height="200" loading="lazy" />
        </button>
      )}
    </li>
  );
}
