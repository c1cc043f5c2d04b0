import '../../shared/ui/warning.css';
import '../../shared/ui/notice.css';
import './repaymentOfCode2.css';
import type { MouseEventHandler } from 'react';
import type { NoticeGroup } from '../../shared/api/repayment.ts';
import { PayCodeHeader } from '../../shared/features/repayment/PayCodeHeader.tsx';
import { EmptyBlock } from '../../shared/ui/Block.tsx';
import { ButtonLink, CopyButton } from '../../shared/ui/Button.tsx';
import { Groups } from '../../shared/ui/Groups.tsx';
import { text } from './repaymentOfCode2.messages.ts';
import type { ShownPayCode } from './repaymentOfCode2.model.ts';

interface RepaymentOfCode2ViewProps {
  shown: ShownPayCode;
  onCopy?: MouseEventHandler | undefined;
}

/** Contract number, total, and how to pay step by step; or that there is nothing to pay with or for. */
export function RepaymentOfCode2View({ shown, onCopy }: RepaymentOfCode2ViewProps) {
  const { note, head, groups, notices, back, repayment } = shown;
  if (shown.isSettled) {
    const action = <ButtonLink href={back}>{text.back}</ButtonLink>;
    return <EmptyBlock title={text.settledTitle} text={text.settledDetail} action={action} />;
  }
  if (shown.hasNoCode) {
    const action = <ButtonLink href={repayment}>{text.repayment}</ButtonLink>;
    return <EmptyBlock title={text.emptyTitle} text={text.emptyDetail} action={action} />;
  }
  return (
    <>
      {note && (
        <p className="notice warning" role="status">
          {note}
        </p>
      )}
      <section className="card">
        <PayCodeHeader head={head} label={text.total} />
        <p className="hero-label">{text.contract}</p>
        <p className="code-value" data-source="" translate="no">
          <Groups of={groups} size={12} />
        </p>
        <CopyButton label={text.copy} tap="copyCode" onCopy={onCopy} />
      </section>
      {notices && <HowToPay notices={notices} back={back} />}
    </>
  );
}

interface HowToPayProps {
  notices: readonly NoticeGroup[];
  back: string | undefined;
}

function HowToPay({ notices, back }: HowToPayProps) {
  return (
    <>
      <p className="notice warning">{text.check}</p>
      {notices.length ? (
        notices.map((group, index) => <NoticeCard group={group} key={index} />)
      ) : (
        <p className="muted">{text.noSteps}</p>
      )}
      <ButtonLink kind="secondary" href={back}>
        {text.back}
      </ButtonLink>
    </>
  );
}

function NoticeCard({ group }: { group: NoticeGroup }) {
  return (
    <section className="card">
      {group.title && <h2 className="section-title">{group.title}</h2>}
      {group.list.map(({ name, steps }, place) => (
        <div key={place}>
          {name && <h3 className="notice-name">{name}</h3>}
          <ol className="steps">
            {steps.map((step, number) => (
              <li key={number}>{step}</li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
