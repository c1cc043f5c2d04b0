import '../../shared/ui/field.css';
import './complainPageNext.css';
import type { ComplaintInit } from '../../shared/api/complaints.ts';
import { pageAddress } from '../../shared/page/navigate.ts';
import { RemoteScreen } from '../../shared/page/RemoteScreen.tsx';
import { Bar } from '../../shared/page/Skeleton.tsx';
import { Button, ButtonLink } from '../../shared/ui/Button.tsx';
import { EmptyBlock } from '../../shared/ui/EmptyBlock.tsx';
import { StickyBar } from '../../shared/ui/StickyBar.tsx';
import { ComplaintForm } from './ComplaintForm.tsx';
import {
  complaintTypes,
  currentSubject,
  LONGEST_TEXT,
  MOST_IMAGES,
  tagsOf,
} from './complainPageNext.model.ts';
import { text } from './complainPageNext.text.ts';

/** The complaint page (spec 2.4.2): type tags, text, evidence, Send. */
export function ComplainPageNext() {
  return (
    <RemoteScreen
      remote={complaintTypes}
      title={text.title}
      failedTitle={text.failed}
      skeleton={<ComplaintSkeleton />}
    >
      {(init) => <AboutSubject init={init} />}
    </RemoteScreen>
  );
}

function ComplaintSkeleton() {
  return (
    <div aria-busy="true">
      <p className="tags">
        <span className="tag">
          <Bar size={6} />
        </span>
      </p>
      <section className="card">
        <p className="field-label">{text.describe}</p>
        <div className="field-control complaint-text" />
        <p className="complaint-count">{text.count(0, LONGEST_TEXT)}</p>
      </section>
      <section className="card">
        <h2 className="section-title">{text.photos}</h2>
        <p className="muted">{text.photosHint(MOST_IMAGES)}</p>
        <div className="photos-space" />
      </section>
      <p className="muted">{text.reply}</p>
      <StickyBar>
        <p className="bar-note" />
        <Button disabled>{text.send}</Button>
      </StickyBar>
    </div>
  );
}

function AboutSubject({ init }: { init: ComplaintInit }) {
  const subject = currentSubject();
  if (!subject) {
    return (
      <EmptyBlock
        title={text.incompleteTitle}
        text={text.incompleteText}
        action={<ButtonLink href={pageAddress('complaint')}>{text.start}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <p className="tags">
        {tagsOf(init, subject).map((tag) => (
          <span className="tag" key={tag}>
            {tag}
          </span>
        ))}
        {subject.orderNo && <span className="tag tag-quiet">{text.order(subject.orderNo)}</span>}
      </p>
      <ComplaintForm subject={subject} />
    </>
  );
}
