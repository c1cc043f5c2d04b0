import './bindBank.css';
import { type ComponentType, useState } from 'react';
import type { BindItem } from '../../shared/api/bindCard.ts';
import { Contact } from '../../shared/runtime/Contact.tsx';
import { QueryScreen } from '../../shared/runtime/QueryScreen.tsx';
import { Bar } from '../../shared/runtime/Skeleton.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { EmptyBlock } from '../../shared/ui/EmptyBlock.tsx';
import { StickyBar } from '../../shared/ui/StickyBar.tsx';
import { AccountForm } from './AccountForm.tsx';
import { text } from './bindBank.messages.ts';
import { named, pageData } from './bindBank.model.ts';

/** The payment account page. */
export function BindBank() {
  const [Saved, setSaved] = useState<ComponentType>();
  if (Saved) return <Saved />;
  return (
    <QueryScreen
      query={pageData}
      title={text.title}
      failedTitle={text.failed}
      skeleton={<FormSkeleton />}
    >
      {({ items }) => <Form items={items} onSaved={(view) => setSaved(() => view)} />}
    </QueryScreen>
  );
}

interface FormProps {
  items: readonly BindItem[];
  onSaved: (Saved: ComponentType) => void;
}

function Form({ items, onSaved }: FormProps) {
  // A refresh while the borrower types must not take the fields away.
  const [kept] = useState(() => items.map(named));
  if (!kept.length) {
    return <EmptyBlock title={text.emptyTitle} text={text.noItemsText} action={<Contact />} />;
  }
  return <AccountForm items={kept} onSaved={onSaved} />;
}

function FormSkeleton() {
  return (
    <div aria-busy="true">
      <p className="muted">{text.lead}</p>
      <div className="segments segments-space" />
      <section className="card">
        {['first', 'second', 'third', 'fourth'].map((row) => (
          <div className="labelled-field" key={row}>
            <span className="field-label">
              <Bar size={6} />
            </span>
            <div className="field-control" />
          </div>
        ))}
      </section>
      <StickyBar>
        <p className="bar-note" role="status" />
        <Button disabled>{text.next}</Button>
      </StickyBar>
    </div>
  );
}
