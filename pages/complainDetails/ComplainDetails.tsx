import './complainDetails.css';
// Viewer and rating load as separate chunks. Their CSS is in the document from the start.
import '../../shared/ui/dialog.css';
import '../../shared/ui/starRating.css';
import '../../shared/ui/imageViewer.css';
import { useState } from 'react';
import type { ComplaintDetail } from '../../shared/api/complaintRecords.ts';
import { problemDetailQuery } from '../../shared/api/complaintRecords.ts';
import { fieldsOf } from '../../shared/runtime/fields.ts';
import { imageAddress, pageAddress } from '../../shared/runtime/navigate.ts';
import { QueryScreen } from '../../shared/runtime/QueryScreen.tsx';
import { Bar } from '../../shared/runtime/Skeleton.tsx';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { lazyComponent } from '../../shared/ui/lazy/lazyComponent.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { text } from './complainDetails.messages.ts';
import { hasResult, pageData } from './complainDetails.model.ts';
import { Rating } from './Rating.tsx';

const field = fieldsOf(problemDetailQuery);

const loadViewer = lazyModule(
  'shared/ui/ImageViewer.tsx',
  () => import('../../shared/ui/ImageViewer.tsx'),
);

const ImageViewer = lazyComponent(loadViewer, (module) => module.ImageViewer);

/** A complaint and the answer to it. */
export function ComplainDetails() {
  return (
    <QueryScreen
      query={pageData}
      title={text.title}
      failedTitle={text.failed}
      skeleton={<DetailSkeleton />}
    >
      {(detail, refresh) => <Detail detail={detail} refresh={refresh} />}
    </QueryScreen>
  );
}

function DetailSkeleton() {
  return (
    <div aria-busy="true">
      <section className="card">
        <p className="detail-type">
          <Bar field={field('type')} />
        </p>
        <p className="detail-label">{text.content}</p>
        <p className="detail-words">
          <Bar field={field('content')} size={16} />
        </p>
      </section>
    </div>
  );
}

interface DetailProps {
  detail: ComplaintDetail;
  refresh: () => Promise<void>;
}

function Detail({ detail, refresh }: DetailProps) {
  const { type, sonType, content, images, disposeDetail, disposeImages, problemId } = detail;
  const heading = [type, sonType].filter(Boolean).join(' · ');
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
        <Rating problemId={problemId} answered={hasResult(detail)} refresh={refresh} />
      )}
      <ButtonLink kind="quiet" href={pageAddress('complaintList')}>
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
