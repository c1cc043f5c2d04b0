import '../../ui/tick.css';
import './loanConfirm.css';
import type { ComponentProps, ReactNode } from 'react';
import type { Agreement, confirmQueries } from '../../api/loanConfirm.ts';
import { firstScreen, type ViewProps } from '../../runtime/firstScreen.ts';
import { Button } from '../../ui/Button.tsx';
import { Rows } from '../../ui/FoldableRows.tsx';
import { NotedBar } from '../../ui/StickyBar.tsx';
import { Text } from '../../ui/Text.tsx';
import { AmountHeader } from '../order/AmountHeader.tsx';
import { ProductHeader } from '../order/ProductHeader.tsx';
import {
  AGREEMENT_BOX,
  agreementsOf,
  type ShownConfirmation,
  type ShownPayment,
  type ShownPlan,
  shownConfirmation,
} from './confirm.model.ts';
import { text } from './loanConfirm.messages.ts';

/** Live elements of the screen, in place of those that the document shows. */
export interface ConfirmActions {
  checked: boolean;
  onCheck: (checked: boolean) => void;
  /** The calculator with the figures of the offer. */
  calculator: string;
  /** Makes the button that opens an agreement. */
  agreement: (agreement: Agreement) => ReactNode;
  /** The button that reads the agreements again. */
  retry: ComponentProps<typeof Button>;
  /** The bar with Next. */
  bar: ReactNode;
}

type ConfirmViewProps = ViewProps<ShownConfirmation, ConfirmActions>;

/** The loan on offer: every figure first, then the agreements, then Next. */
export function ConfirmView({ shown, actions }: ConfirmViewProps) {
  const { hero, product, details, extra, plan, calculator, blocked, commitment } = shown;
  return (
    <>
      <AmountHeader shown={hero} dateLabel={text.firstPayment} />
      <section className="card">
        <ProductHeader product={product} />
        {details.length > 0 && <Rows rows={details} />}
        {extra.length > 0 && <Rows rows={extra} />}
      </section>
      {plan && <RepaymentPlan plan={plan} />}
      <p className="muted links center">
        <a href={actions?.calculator ?? calculator}>{text.cost}</a>
      </p>
      <Agreements shown={shown} actions={actions} />
      {actions?.bar ?? (
        <NotedBar note={blocked || (commitment ?? <WaitingCommitment />)}>
          <Button blocked={blocked !== undefined} tap="confirmLoan">
            {text.next}
          </Button>
        </NotedBar>
      )}
    </>
  );
}

/** As many lines as most loans have, so that nothing moves. */
const WaitingCommitment = () => (
  <>
    <Text size={16}>{undefined}</Text>
    <br />
    <Text size={6}>{undefined}</Text>
  </>
);

/** Every payment of the loan, and their sum. */
function RepaymentPlan({ plan: { payments, total, note } }: { plan: ShownPlan }) {
  return (
    <section className="card">
      <table className="plan">
        <caption className="section-title">{text.plan}</caption>
        <thead>
          <tr>
            <th scope="col">{text.planPart}</th>
            <th scope="col">{text.planAmount}</th>
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
              <th scope="row">{text.total}</th>
              <td className="amount">
                <Text size={6}>{total}</Text>
              </td>
            </tr>
          </tfoot>
        )}
      </table>
      {note && <p className="note">{note}</p>}
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

/** The loan's agreements, each a button that opens its text, and the checkbox that enables Next. */
function Agreements({ shown, actions }: ConfirmViewProps) {
  const { agreements, checked } = shown;
  return (
    <section
      className="card"
      aria-labelledby="agreements"
      aria-busy={agreements.status === 'loading' || undefined}
    >
      <h2 className="section-title" id="agreements">
        {text.agreements}
      </h2>
      {agreements.status === 'loading' && <div className="agreements-space" />}
      {agreements.status === 'failed' && (
        <div role="alert">
          <p className="prose">{text.agreementsFailed}</p>
          <p className="prose">{agreements.message}</p>
          <Button kind="secondary" {...actions?.retry}>
            {text.retry}
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
            <span>{agreements.data.length ? text.agree : text.agreeAlone}</span>
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

/** Opens the text of an agreement. */
export function AgreementButton({ agreement, busy, onOpen }: AgreementButtonProps) {
  const { title, position } = agreement;
  return (
    <Button kind="quiet" tap={`agreement-${position}`} busy={busy} onClick={onOpen}>
      <Text>{title || text.untitled(position)}</Text>
      <span className="arrow" />
    </Button>
  );
}

/** The first screen of a variant of the confirmation. @param ownRows how many rows it has for itself. */
export function confirmFirst(
  { offer, agreements }: ReturnType<typeof confirmQueries>,
  ownRows: number,
) {
  return firstScreen({
    text,
    read: offer,
    more: agreements,
    shown: (data, context, more) => shownConfirmation(data, context, agreementsOf(more), ownRows),
    View: ConfirmView,
    showsChecks: true,
  });
}
