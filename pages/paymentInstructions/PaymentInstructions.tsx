import '../../shared/features/repayment/codePage.css';
import './paymentInstructions.css';
import { useRef, useState } from 'react';
import { queryTexts } from '../../shared/api/session/session.ts';
import { getConfig } from '../../shared/config/config.ts';
import { readRepaymentInfo } from '../../shared/features/repayment/keptRepaymentInfo.ts';
import { groupInFours } from '../../shared/lib/mask.ts';
import { payCodeFrom } from '../../shared/lib/payCode.ts';
import { DocumentSkeleton } from '../../shared/runtime/DocumentSkeleton.tsx';
import { pageAddress } from '../../shared/runtime/navigate.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { CopyButton } from '../../shared/ui/CopyButton.tsx';
import { ImageViewer } from '../../shared/ui/ImageViewer.tsx';
import { type GuidanceStep, text } from './paymentInstructions.messages.ts';
import walletHome from './wallet-home.svg?inline';

type Picture = NonNullable<GuidanceStep['image']>;

/** Pictures in the document itself: the first one, because it is the largest thing on the first screen. */
const INLINE: Readonly<Record<string, string>> = { 'wallet-home.svg': walletHome };

const sourceOf = ({ file }: Picture) =>
  INLINE[file] ?? `${getConfig().basePath}instructions/${file}`;

/** How to pay through an e-wallet or at a store with a reference number. */
export function PaymentInstructions() {
  const [picture, setPicture] = useState<Picture>();
  const query = queryTexts(['orderId', 'payCode']);
  return (
    <main className="page">
      <h1 className="page-title">{text.title}</h1>
      {query ? <Reference query={query} /> : <DocumentSkeleton />}
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
      <ViewedPicture picture={picture} onClose={() => setPicture(undefined)} />
    </main>
  );
}

function Reference({ query }: { query: Record<'orderId' | 'payCode', string> }) {
  const shown = useRef<HTMLParagraphElement>(null);
  const given = payCodeFrom(query.payCode);
  const code = given || readRepaymentInfo(false, Date.now())?.info.payCode;
  return (
    <section className="card reference">
      <h2 className="section-title">{text.reference}</h2>
      {code ? (
        <>
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
          {given && <p className="reference-check">{text.check}</p>}
        </>
      ) : (
        <>
          <p className="reference-missing">{text.noReference}</p>
          {query.orderId && (
            <ButtonLink kind="secondary" href={pageAddress('repayment')}>
              {text.repayment}
            </ButtonLink>
          )}
        </>
      )}
    </section>
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

function ViewedPicture({
  picture,
  onClose,
}: {
  picture: Picture | undefined;
  onClose: () => void;
}) {
  return (
    <ImageViewer
      image={picture ? sourceOf(picture) : ''}
      alt={picture?.alt ?? ''}
      open={picture !== undefined}
      onClose={onClose}
    />
  );
}
