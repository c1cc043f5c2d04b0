import '../../shared/features/repayment/codePage.css';
import '../../shared/ui/hero.css';
import './repaymentOfCode2.css';
import { useRef, useState } from 'react';
import type { NoticeGroup } from '../../shared/api/repayment.ts';
import { amountText } from '../../shared/features/order/amountText.ts';
import { Logo, ProductHeader } from '../../shared/features/order/ProductHeader.tsx';
import type { KeptRepaymentInfo } from '../../shared/features/repayment/keptRepaymentInfo.ts';
import type { RepaymentInfo } from '../../shared/features/repayment/repaymentInfo.ts';
import { groupInFours } from '../../shared/lib/mask.ts';
import { timeOfDay } from '../../shared/lib/timeOfDay.ts';
import { pageAddress } from '../../shared/runtime/navigate.ts';
import { QueryView } from '../../shared/runtime/QueryView.tsx';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { CopyButton } from '../../shared/ui/CopyButton.tsx';
import { EmptyBlock } from '../../shared/ui/EmptyBlock.tsx';
import { text } from './repaymentOfCode2.messages.ts';
import { keptCode, pageData, totalOf } from './repaymentOfCode2.model.ts';

/** The second repayment code page: contract number, total, and how to pay step by step. */
export function RepaymentOfCode2() {
  const [kept] = useState(keptCode);
  return (
    <main className="page">
      <h1 className="page-title">{text.title}</h1>
      <QueryView
        query={pageData}
        failedTitle={text.failed}
        skeleton={kept && <KeptContract kept={kept} note={text.checking} />}
        kept={kept && <KeptContract kept={kept} note={text.notChecked(timeOfDay(kept.savedAt))} />}
      >
        {(page) => {
          if (page.kind === 'settled') return <Settled />;
          return page.info.payCode ? <Contract info={page.info} /> : <NoCode />;
        }}
      </QueryView>
    </main>
  );
}

/** The repayment info saved on this device, marked as possibly out of date. */
function KeptContract({ kept, note }: { kept: KeptRepaymentInfo; note: string }) {
  return (
    <>
      <p className="contract-note" role="status">
        {note}
      </p>
      <Contract info={kept.info} />
    </>
  );
}

function Settled() {
  return (
    <EmptyBlock
      title={text.settledTitle}
      text={text.settledDetail}
      action={<ButtonLink href={pageAddress('loanDetail')}>{text.back}</ButtonLink>}
    />
  );
}

function Contract({ info }: { info: RepaymentInfo }) {
  const shown = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <section className="card">
        <ProductHeader logo={<Logo src={info.logo} name={info.title} />} name={info.title} />
        <p className="hero-label">{text.contract}</p>
        <p className="code-value" ref={shown}>
          {groupInFours(info.payCode)}
        </p>
        <CopyButton
          text={info.payCode}
          label={text.copy}
          copiedLabel={text.copied}
          source={shown}
          tap="copyCode"
        />
        <p className="hero-label">{text.total}</p>
        <p className="contract-total amount">{amountText(totalOf(info))}</p>
      </section>
      <p className="code-check">{text.check}</p>
      {info.payNotice.length ? (
        info.payNotice.map((group, index) => <NoticeCard group={group} key={index} />)
      ) : (
        <p className="muted">{text.noSteps}</p>
      )}
      <ButtonLink kind="secondary" data-tap="back" href={pageAddress('loanDetail')}>
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

function NoCode() {
  return (
    <EmptyBlock
      title={text.emptyTitle}
      text={text.emptyDetail}
      action={<ButtonLink href={pageAddress('repayment')}>{text.repayment}</ButtonLink>}
    />
  );
}
