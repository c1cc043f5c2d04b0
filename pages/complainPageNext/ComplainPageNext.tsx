import '../../shared/ui/field.css';
import './complainPageNext.css';
import { useState } from 'react';
import { type ComplaintInit, problemInitGetQuery } from '../../shared/api/complaints.ts';
import { Contact } from '../../shared/runtime/Contact.tsx';
import { pageAddress } from '../../shared/runtime/navigate.ts';
import { QueryScreen } from '../../shared/runtime/QueryScreen.tsx';
import { LinkHelp } from '../../shared/runtime/QueryView.tsx';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';
import { EmptyBlock } from '../../shared/ui/Block.tsx';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { ComplaintForm } from './ComplaintForm.tsx';
import { text } from './complainPageNext.messages.ts';
import { currentSubject, tagsOf } from './complainPageNext.model.ts';
import { keepPrerenderedText } from './complaintDraft.ts';

/** The complaint types and sub-types with their names. */
export const pageData = queryAtoms(problemInitGetQuery);

/** The complaint page: type tags, description, photos and Send. */
export function ComplainPageNext() {
  // Before the form reads its draft.
  useState(keepPrerenderedText);
  return (
    <QueryScreen query={pageData} text={text} shown={(init) => ({ init })} View={AboutSubject} />
  );
}

/** The same form before and after the type names load, so that text being typed is kept. */
function AboutSubject({ shown: { init } }: { shown: { init: ComplaintInit | undefined } }) {
  const subject = currentSubject(init);
  if (!subject) {
    return (
      <EmptyBlock
        title={text.incompleteTitle}
        text={text.incompleteText}
        action={
          <>
            <ButtonLink href={pageAddress('complaint')}>{text.start}</ButtonLink>
            <LinkHelp kind="secondary" />
            <Contact />
          </>
        }
      />
    );
  }
  const tags = init && tagsOf(init, subject);
  return (
    <>
      <p className="tags">
        {tags ? (
          tags.map((tag, index) => (
            <span className="tag" key={index}>
              {tag}
            </span>
          ))
        ) : (
          <span className="tag">
            <Text size={6}>{undefined}</Text>
          </span>
        )}
        {subject.orderNo && <span className="tag tag-quiet">{text.order(subject.orderNo)}</span>}
      </p>
      <ComplaintForm subject={subject} types={tags} />
    </>
  );
}
