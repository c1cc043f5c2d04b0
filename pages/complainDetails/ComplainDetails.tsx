import './complainDetails.css';
import { useState } from 'react';
import type { ComplaintDetail } from '../../shared/api/complaintRecords.ts';
import { queryText } from '../../shared/api/session/session.ts';
import { imageAddress, pageAddress } from '../../shared/runtime/navigate.ts';
import { QueryScreen } from '../../shared/runtime/QueryScreen.tsx';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { lazyComponent } from '../../shared/ui/lazy/lazyComponent.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { text } from './complainDetails.messages.ts';
import { pageData } from './complainDetails.model.ts';
import { hasResult, headingOf } from './detail.ts';
import { Rating } from './Rating.tsx';

const loadViewer = lazyModule(
  'shared/ui/ImageViewer.tsx',
  () => import('../../shared/ui/ImageViewer.tsx'),
);

const ImageViewer = lazyComponent(loadViewer, (module) => module.ImageViewer);

/** A complaint and the answer to it. */
export function ComplainDetails() {
  return (
    <QueryScreen query={pageData} title={text.title} failedTitle={text.failed}>
      {(detail, refresh) => <Detail detail={detail} refresh={refresh} />}
    </QueryScreen>
  );
}

interface DetailProps {
  detail: ComplaintDetail;
  refresh: () => Promise<unknown>;
}

function Detail({ detail, refresh }: DetailProps) {
  const { type, sonType, content, images, disposeDetail, disposeImages, problemId } = detail;
  const heading = headingOf(type, sonType);
  return (
    <>
      <section className="card">
        {heading && <h2 className="detail-type">{heading}</h2>}
        <p className="detail-label">{text.content}</p>
        <p className="detail-words">{content}</p>
        <Pictures addresses={images} name={text.photo} />
      </section>
      {hasResult(detail) ? (
        <section className="card">
          <h2 className="section-title">{text.result}</h2>
          {disposeDetail && <p className="detail-words">{disposeDetail}</p>}
          <Pictures addresses={disposeImages} name={text.resultPhoto} />
        </section>
      ) : (
        <p className="muted">{text.waiting}</p>
      )}
      {detail.isNeedScore && (
        <Rating
          problemId={problemId || queryText('problemId')}
          answered={hasResult(detail)}
          refresh={refresh}
        />
      )}
      <ButtonLink kind="quiet" data-tap="back" href={pageAddress('complaintList')}>
        {text.back}
      </ButtonLink>
    </>
  );
}

interface PicturesProps {
  addresses: readonly string[];
  name: (number: number, count: number) => string;
}

function Pictures({ addresses, name }: PicturesProps) {
  const [open, setOpen] = useState<number>();
  const images = addresses.flatMap((address) => imageAddress(address) ?? []);
  if (!images.length) return null;
  const alt = (index: number) => name(index + 1, images.length);
  return (
    <>
      <ul className="pictures">
        {images.map((image, index) => (
          <li key={index}>
            <button type="button" className="picture" onClick={() => setOpen(index)}>
              <img src={image} alt={alt(index)} loading="lazy" width="80" height="80" />
            </button>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <ImageViewer
          open
          image={images[open] ?? ''}
          alt={alt(open)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
