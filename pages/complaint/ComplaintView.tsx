import type { ReactNode } from 'react';
import type { ProblemOption } from '../../shared/api/complaints.ts';
import { Logo } from '../../shared/features/order/ProductHeader.tsx';
import type { ViewProps } from '../../shared/runtime/firstScreen.ts';
import { EmptyBlock } from '../../shared/ui/Block.tsx';
import { Button, ButtonLink } from '../../shared/ui/Button.tsx';
import { Rows } from '../../shared/ui/FoldableRows.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { complaintText } from './complaint.messages.ts';
import type { ShownOrder, ShownStart } from './complaint.model.ts';
import './complaint.css';

export interface StartActions {
  onChangeOrder: () => void;
  menu: ReactNode;
}

/** The order that a complaint is about, and the types of complaints. */
export function ComplaintView({ shown, actions }: ViewProps<ShownStart, StartActions>) {
  const { sent, order, hasOthers, types, service, mine } = shown;
  const notice = sent && (
    <Notice as="p" tone="done" role="status">
      {sent}
    </Notice>
  );
  if (types?.length === 0) {
    return (
      <>
        {notice}
        <EmptyBlock
          title={complaintText.emptyTitle}
          text={complaintText.emptyText}
          action={<ButtonLink href={service}>{complaintText.service}</ButtonLink>}
        />
        <MyComplaints address={mine} />
      </>
    );
  }
  return (
    <>
      {notice}
      <section className="card">
        <h2 className="section-title">{complaintText.order}</h2>
        {order ? <Order order={order} /> : <p className="muted">{complaintText.noOrder}</p>}
        {hasOthers === undefined && <div className="button-space quiet-end" />}
        {hasOthers && (
          <Button kind="quiet" tap="changeOrder" onClick={actions?.onChangeOrder}>
            {complaintText.changeOrder}
          </Button>
        )}
      </section>
      <section className="card">
        <h2 className="section-title">{complaintText.types}</h2>
        {actions?.menu ?? (types ? <Menu options={types} /> : <WaitingMenu />)}
      </section>
      <MyComplaints address={mine} />
    </>
  );
}

/** Leads to the complaints that were sent, whatever else the page can do. */
export function MyComplaints({ address }: { address: string | undefined }) {
  return (
    <ButtonLink kind="secondary" href={address}>
      {complaintText.mine}
    </ButtonLink>
  );
}

function Order({ order: { logo, name, number, rows } }: { order: ShownOrder }) {
  return (
    <>
      <div className="product">
        <Logo logo={logo} />
        <span className="product-name">
          <Text>{name}</Text>
          <span className="hint" translate="no">
            <Text size={12}>{number}</Text>
          </span>
        </span>
      </div>
      <Rows rows={rows} />
    </>
  );
}

function WaitingMenu() {
  return (
    <ul className="menu quiet-end">
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <li key={row}>
          <span className="menu-item">
            <Text>{undefined}</Text>
            <span className="arrow" />
          </span>
        </li>
      ))}
    </ul>
  );
}

interface MenuProps {
  options: readonly ProblemOption[];
  /** The highlighted option; '' for none. */
  chosen?: string;
  /** The prefix of the names of its taps. */
  kind?: string;
  onChoose?: (value: string) => void;
  /** The option that the children are shown below. */
  open?: string;
  children?: ReactNode;
}

/** Options as buttons, because choosing one leaves the page. In a radio group an arrow key would do that. */
export function Menu({ options, chosen = '', kind = 'type', onChoose, open, children }: MenuProps) {
  return (
    <ul className="menu quiet-end">
      {options.map(({ title, value }) => (
        <li key={value}>
          <button
            type="button"
            className={open === value ? 'menu-item menu-item-open' : 'menu-item'}
            data-tap={`${kind}-${value}`}
            aria-pressed={chosen === value}
            onClick={() => onChoose?.(value)}
          >
            <Text>{title}</Text>
            <span className="arrow" />
          </button>
          {open === value && children}
        </li>
      ))}
    </ul>
  );
}
