import type { NoticeGroup } from '../../shared/api/repayment.ts';
import { PayCodeHeader } from '../../shared/features/repayment/PayCodeHeader.tsx';
import { EmptyBlock } from '../../shared/ui/Block.tsx';
import { ButtonLink, CopyButton, type CopyHandler } from '../../shared/ui/Button.tsx';
import { Groups } from '../../shared/ui/Groups.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { repaymentOfCode2Text } from './repaymentOfCode2.messages.ts';
import type { ShownDefaultCode } from './repaymentOfCode2.model.ts';
import './repaymentOfCode2.css';

interface RepaymentOfCode2ViewProps {
  shown: ShownDefaultCode;
  onCopy?: CopyHandler | undefined;
}

/** Contract number, total, and how to pay step by step; or the empty state (settled, or no code). */
export function RepaymentOfCode2View({ shown, onCopy }: RepaymentOfCode2ViewProps) {
  const { note, head, groups, notices, back, repayment } = shown;
  if (shown.isSettled) {
    const action = <ButtonLink href={back}>{repaymentOfCode2Text.back}</ButtonLink>;
    return (
      <EmptyBlock
        title={repaymentOfCode2Text.settledTitle}
        text={repaymentOfCode2Text.settledDetail}
        action={action}
      />
    );
  }
  if (shown.hasNoCode) {
    const action = <ButtonLink href={repayment}>{repaymentOfCode2Text.repayment}</ButtonLink>;
    return (
      <EmptyBlock
        title={repaymentOfCode2Text.emptyTitle}
        text={repaymentOfCode2Text.emptyDetail}
        action={action}
      />
    );
  }
  return (
    <>
      {note && (
        <Notice as="p" role="status">
          {note}
        </Notice>
      )}
      <section className="card">
        <PayCodeHeader head={head} label={repaymentOfCode2Text.total} />
        <p className="hero-label">{repaymentOfCode2Text.contract}</p>
        <p className="code-value" data-source="" translate="no">
          <Groups of={groups} size={12} />
        </p>
        <CopyButton label={repaymentOfCode2Text.copy} tap="copyCode" onCopy={onCopy} />
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
      <Notice as="p">{repaymentOfCode2Text.check}</Notice>
      {notices.length ? (
        notices.map((group, index) => <NoticeCard group={group} key={index} />)
      ) : (
        <p className="muted">{repaymentOfCode2Text.noSteps}</p>
      )}
      <ButtonLink kind="secondary" href={back}>
        {repaymentOfCode2Text.back}
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
