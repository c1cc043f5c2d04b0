import './complainDetails.css';
import type { ComplaintDetail } from '../../shared/api/complaintRecords.ts';
import { queryText, queryTexts } from '../../shared/api/session/session.ts';
import { pageAddress } from '../../shared/runtime/navigate.ts';
import { QueryScreen } from '../../shared/runtime/QueryScreen.tsx';
import { QueryView } from '../../shared/runtime/QueryView.tsx';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { text } from './complainDetails.messages.ts';
import { pageData } from './complainDetails.model.ts';
import { hasResult, headingOf } from './detail.ts';
import { Pictures } from './Pictures.tsx';
import { Rating } from './Rating.tsx';

/** A complaint and the answer to it. */
export function ComplainDetails() {
  // Undefined while prerendering, when there is no address yet.
  if (queryTexts(['problemId'])?.problemId === '') return <WithoutId />;
  return (
    <QueryScreen query={pageData} title={text.title} failedTitle={text.failed}>
      {(detail, refresh) => <Detail detail={detail} refresh={refresh} />}
    </QueryScreen>
  );
}

function Back() {
  return (
    <ButtonLink kind="quiet" data-tap="back" href={pageAddress('complaintList')}>
      {text.back}
    </ButtonLink>
  );
}

/** An incomplete link: trying again would not help, but the list has every complaint. */
function WithoutId() {
  return (
    <main className="page">
      <h1 className="page-title">{text.title}</h1>
      <QueryView query={pageData} failedTitle={text.failed}>
        {() => null}
      </QueryView>
      <Back />
    </main>
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
      <Back />
    </>
  );
}
