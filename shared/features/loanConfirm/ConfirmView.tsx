import type { ComponentProps, ReactNode } from 'react';
import {
  type Agreement,
  type ConfirmReads,
  confirmQueries,
  type Offer,
} from '../../api/loanConfirm.ts';
import type { ViewProps } from '../../runtime/firstScreen.ts';
import type { ScreenContext } from '../../runtime/screenContext.ts';
import { Button } from '../../ui/Button.tsx';
import { Rows } from '../../ui/FoldableRows.tsx';
import type { Note } from '../../ui/Notice.tsx';
import { PROGRESS_TEXT } from '../../ui/progress.messages.ts';
import { NotedBar } from '../../ui/StickyBar.tsx';
import { Text } from '../../ui/Text.tsx';
import { MainAmount } from '../order/MainAmount.tsx';
import { ProductHeader } from '../order/ProductHeader.tsx';
import {
  AGREEMENT_BOX,
  type ShownAgreements,
  type ShownConfirmation,
  type ShownFigures,
  type ShownPayment,
  type ShownPlan,
  shownConfirmation,
} from './confirm.model.ts';
import { loanConfirmText } from './loanConfirm.messages.ts';
import '../../ui/tick.css';
import '../../ui/hero.css';
import '../order/amountHeader.css';
import './loanConfirm.css';

export interface ConfirmActions {
  checked: boolean;
  onCheck: (checked: boolean) => void;
  calculator: string;
  agreement: (agreement: Agreement) => ReactNode;
  retry: ComponentProps<typeof Button>;
  bar: ReactNode;
}

/** The name of a tap on Next. */
export const CONFIRM_TAP = 'confirmLoan';

type ConfirmViewProps = ViewProps<ShownConfirmation, ConfirmActions>;

export function ConfirmView({ shown, actions }: ConfirmViewProps) {
  const { hero, product, details, extra, plan, calculator, blocked, commitment } = shown;
  return (
    <>
      <OfferHeader shown={hero} />
      <section className="card">
        <ProductHeader product={product} />
        {details.length > 0 && <Rows rows={details} />}
        {extra.length > 0 && <Rows rows={extra} />}
      </section>
      {plan && <RepaymentPlan plan={plan} />}
      <p className="muted links center">
        <a href={actions?.calculator ?? calculator} data-tap="loanCost">
          {loanConfirmText.cost}
        </a>
      </p>
      <Agreements shown={shown} actions={actions} />
      {actions?.bar ?? (
        <NotedBar note={barNote(blocked, commitment)}>
          {/* A tap from before is not kept: replayed, it would agree to terms that were not on the screen. */}
          <Button
            blocked={blocked !== undefined}
            tap={blocked === undefined ? CONFIRM_TAP : undefined}
          >
            {loanConfirmText.next}
          </Button>
        </NotedBar>
      )}
    </>
  );
}

/** As tall with one figure as with two, so that nothing below moves when they are known. */
function OfferHeader({ shown: { figures, lines } }: { shown: ShownFigures }) {
  return (
    <header className="hero" data-tone={figures[0]?.amount === undefined ? 'waiting' : undefined}>
      <div className="offer-figures">
        {figures.map(({ label, amount }, index) => (
          <div key={index}>
            <p className="hero-label">
              <Text size={6}>{label}</Text>
            </p>
            <MainAmount amount={amount} size={4} />
          </div>
        ))}
      </div>
      <div className="offer-lines">
        {lines.map((line, index) => (
          <p key={index}>
            <Text size={16}>{line}</Text>
          </p>
        ))}
      </div>
    </header>
  );
}

/**
 * Why the loan cannot be confirmed, else what it commits to; undefined while that is not known. The room of the other words
 * is kept, or the box would move below the finger that ticks it.
 */
export function barNote(blocked: string | undefined, commitment: string | undefined): Note {
  const words = blocked || commitment;
  const room = blocked ? commitment : loanConfirmText.blocked.unchecked;
  return {
    tone: 'none',
    words: words ? (
      <span className="keeps-room" data-room={room}>
        <span>{words}</span>
      </span>
    ) : (
      <WaitingCommitment />
    ),
  };
}

/** As many lines as most loans have, so that nothing moves. */
const WaitingCommitment = () => (
  <>
    <Text size={16}>{undefined}</Text>
    <br />
    <Text size={6}>{undefined}</Text>
  </>
);

function RepaymentPlan({ plan: { payments, total, note, rate } }: { plan: ShownPlan }) {
  return (
    <section className="card">
      <table className="plan">
        <caption className="section-title">{loanConfirmText.plan}</caption>
        <thead>
          <tr>
            <th scope="col">{loanConfirmText.planPart}</th>
            <th scope="col">{loanConfirmText.planAmount}</th>
          </tr>
        </thead>
        <tbody>
          {payments.map((payment, index) => (
            <PlanRow payment={payment} key={index} />
          ))}
        </tbody>
        {total !== '' && (
          <tfoot>
            <tr>
              <th scope="row">{loanConfirmText.total}</th>
              <td className="amount">
                <Text size={6}>{total}</Text>
              </td>
            </tr>
          </tfoot>
        )}
      </table>
      {[note, rate].map(
        (line, index) =>
          line !== '' && (
            <p className="note" key={index}>
              <Text size={16}>{line}</Text>
            </p>
          ),
      )}
    </section>
  );
}

function PlanRow({ payment: { title, notes, amount } }: { payment: ShownPayment }) {
  // A bar is no heading.
  const Heading = title === undefined ? 'td' : 'th';
  return (
    <tr>
      <Heading {...(title !== undefined && { scope: 'row' })}>
        <Text size={6}>{title}</Text>
        {notes.map((line, index) => (
          <span className="hint" key={index}>
            {line}
          </span>
        ))}
      </Heading>
      <td className="amount">
        <Text size={4}>{amount}</Text>
      </td>
    </tr>
  );
}

/** The checkbox enables Next. */
function Agreements({ shown, actions }: ConfirmViewProps) {
  const { agreements, checked } = shown;
  return (
    <section
      className="card"
      aria-labelledby="agreements"
      aria-busy={agreements.status === 'loading' || undefined}
    >
      <h2 className="section-title" id="agreements">
        {loanConfirmText.agreements}
      </h2>
      {agreements.status === 'loading' && <div className="agreements-space" />}
      {agreements.status === 'failed' && (
        <div role="alert">
          <p className="prose">{loanConfirmText.agreementsFailed}</p>
          <p className="prose">{agreements.message}</p>
          <Button kind="secondary" {...actions?.retry}>
            {loanConfirmText.retry}
          </Button>
        </div>
      )}
      {agreements.status === 'ready' && (
        <>
          <ul className="agreements">
            {agreements.data.map((agreement) => (
              <li key={agreement.position}>
                {actions?.agreement(agreement) ?? <AgreementButton agreement={agreement} />}
              </li>
            ))}
          </ul>
          <label className="tick">
            <input
              type="checkbox"
              name={AGREEMENT_BOX}
              checked={actions?.checked ?? checked}
              onChange={(event) => actions?.onCheck(event.target.checked)}
            />
            <span>
              {agreements.data.length ? loanConfirmText.agree : loanConfirmText.agreeAlone}
            </span>
          </label>
        </>
      )}
    </section>
  );
}

interface AgreementButtonProps {
  agreement: Agreement;
  busy?: boolean;
  onOpen?: () => void;
}

export function AgreementButton({ agreement, busy, onOpen }: AgreementButtonProps) {
  const { title, position } = agreement;
  return (
    <Button
      kind="quiet"
      tap={`agreement-${position}`}
      busy={busy && PROGRESS_TEXT.opening}
      onClick={onOpen}
    >
      <Text>{title || loanConfirmText.untitled(position)}</Text>
      <span className="arrow" />
    </Button>
  );
}

/** The page of a variant of the confirmation. @param ownRows how many rows it has for itself. */
export function confirmPage(reads: ConfirmReads, ownRows: number) {
  const { offer, agreements } = confirmQueries(reads);
  return {
    text: loanConfirmText,
    read: offer,
    secondQuery: agreements,
    shown: (data: Offer | undefined, context: ScreenContext, secondReply: ShownAgreements) =>
      shownConfirmation(data, context, secondReply, ownRows),
    View: ConfirmView,
    showsChecks: true,
  } as const;
}
