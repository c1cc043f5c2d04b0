import { useState } from 'react';
import type { ComplaintInit } from '../../shared/api/complaints.ts';
import { Contact } from '../../shared/runtime/Contact.tsx';
import type { LivePage } from '../../shared/runtime/mount.tsx';
import { pageAddress } from '../../shared/runtime/navigate.ts';
import { QueryScreen } from '../../shared/runtime/QueryScreen.tsx';
import { LinkHelp } from '../../shared/runtime/QueryView.tsx';
import { EmptyBlock } from '../../shared/ui/Block.tsx';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { ComplaintForm } from './ComplaintForm.tsx';
import { complainPageNextText } from './complainPageNext.messages.ts';
import { currentSubject, tagsOf } from './complainPageNext.model.ts';
import { keepPrerenderedText } from './complaintDraft.ts';
import type definition from './page.ts';
import '../../shared/ui/field.css';
import '../../shared/ui/tag.css';
import './complainPageNext.css';

/** The complaint page: type tags, description, photos and Send. */
export function ComplainPageNext(page: LivePage<typeof definition>) {
  // Before the form reads its draft.
  useState(keepPrerenderedText);
  return <QueryScreen {...page} shown={(init) => ({ init })} View={AboutSubject} />;
}

/** The same form before and after the type names load, so that text being typed is kept. */
function AboutSubject({ shown: { init } }: { shown: { init: ComplaintInit | undefined } }) {
  const subject = currentSubject(init);
  if (!subject) {
    return (
      <EmptyBlock
        title={complainPageNextText.incompleteTitle}
        text={complainPageNextText.incompleteText}
        action={
          <>
            <ButtonLink href={pageAddress('complaint')}>{complainPageNextText.start}</ButtonLink>
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
      <p className="tags spaced">
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
        {subject.orderNo && (
          <span className="tag" data-state="quiet">
            {complainPageNextText.order(subject.orderNo)}
          </span>
        )}
      </p>
      <ComplaintForm subject={subject} types={tags} />
    </>
  );
}
