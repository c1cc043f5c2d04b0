import { problemDetailQuery } from '../../shared/api/complaintRecords.ts';
import {
  type Field,
  fieldsOf,
  fieldsOfRecord,
  repeat,
  revealWith,
} from '../../shared/runtime/fields.ts';
import { Bar } from '../../shared/runtime/Skeleton.tsx';
import { Button, ButtonLinkSkeleton } from '../../shared/ui/Button.tsx';
import type { DetailDerived } from './complainDetails.derive.ts';
import { text } from './complainDetails.messages.ts';

const field = fieldsOf(problemDetailQuery);
const derived = fieldsOfRecord<DetailDerived>();

/** The complaint in the document, before React has loaded. */
export function ComplainDetailsSkeleton() {
  return (
    <>
      <section className="card">
        <p className="detail-type">
          <Bar field={derived('heading')} />
        </p>
        <p className="detail-label">{text.content}</p>
        <p className="detail-words">
          <Bar field={field('content')} size={16} />
        </p>
        <PictureSpaces list={field('images')} />
      </section>
      <section className="card" {...revealWith(derived('answered'))}>
        <h2 className="section-title">{text.result}</h2>
        <p className="detail-words" {...revealWith(field('disposeDetail'))}>
          <Bar field={field('disposeDetail')} />
        </p>
        <PictureSpaces list={field('disposeImages')} />
      </section>
      <p className="muted" {...revealWith(derived('waiting'))}>
        {text.waiting}
      </p>
      <Button kind="secondary" tap="rate" {...revealWith(derived('rate'))}>
        {text.rate}
      </Button>
      <Button kind="secondary" tap="rate" {...revealWith(derived('rateUnanswered'))}>
        {text.rateUnanswered}
      </Button>
      <ButtonLinkSkeleton kind="quiet" tap="back" {...revealWith(derived('heading'))}>
        {text.back}
      </ButtonLinkSkeleton>
    </>
  );
}

/** The pictures themselves come with React, which has the URL sanitizer. */
function PictureSpaces({ list }: { list: Field<readonly string[]> }) {
  return (
    <ul className="pictures" {...revealWith(list)} {...repeat(list)}>
      <li>
        <span className="picture picture-space" />
      </li>
    </ul>
  );
}
