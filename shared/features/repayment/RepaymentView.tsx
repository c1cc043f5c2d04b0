import '../../ui/warning.css';
import '../../ui/notice.css';
import '../../ui/tone.css';
import './repayment.css';
import type { MouseEventHandler, ReactNode } from 'react';
import type { ViewProps } from '../../runtime/firstScreen.ts';
import { Button, CopyButton } from '../../ui/Button.tsx';
import { DocumentPicker, opensPicker } from '../../ui/DocumentPicker.tsx';
import { FoldableRows } from '../../ui/FoldableRows.tsx';
import { Groups } from '../../ui/Groups.tsx';
import { NotedBar } from '../../ui/StickyBar.tsx';
import { Text } from '../../ui/Text.tsx';
import { AmountHeader } from '../order/AmountHeader.tsx';
import { Logo, ProductHeader } from '../order/ProductHeader.tsx';
import { text } from './repayment.messages.ts';
import type { ShownCode, ShownRepayment, ShownWays } from './waysToPay.model.ts';

/** Live elements of the screen, in place of those that the document shows. */
export interface RepaymentActions {
  onCopy: MouseEventHandler;
  /** The borrower opens the details of the code. */
  onOpenCode: () => void;
  /** The bar with the payment methods. */
  bar: ReactNode;
}

/** An instalment or an extension: amount and date, the product with its rows, and the ways to pay. */
export function RepaymentView({ shown, actions }: ViewProps<ShownRepayment, RepaymentActions>) {
  const { due, dateLabel, product, rows, empty, note, ways } = shown;
  return (
    <>
      <AmountHeader shown={due} dateLabel={dateLabel} />
      <section className="card">
        <ProductHeader product={product} />
        {rows.length ? (
          <FoldableRows rows={rows} labels={{ more: text.more, hide: text.hide }} />
        ) : (
          <p className="muted">{empty}</p>
        )}
        {note && <p className="muted">{note}</p>}
      </section>
      <WaysToPay ways={ways} actions={actions} />
    </>
  );
}

/** The ways to pay: default code, notes and channels. */
function WaysToPay({ ways, actions }: { ways: ShownWays; actions: RepaymentActions | undefined }) {
  const { nothingDue, code, notes, channels } = ways;
  if (nothingDue) return <p className="notice">{text.nothingDue}</p>;
  return (
    <>
      {code && <PayCodeBox code={code} actions={actions} />}
      {notes && (
        <section>
          {!channels?.length && <p className="notice warning">{text.noChannels}</p>}
          {notes.instructions && (
            <a className="repay-link" href={notes.instructions}>
              <Text>{text.instructions}</Text>
              <span className="arrow" />
            </a>
          )}
          {notes.notice && <p className="note spaced">{notes.notice}</p>}
          <p className="note spaced">{text.posting}</p>
        </section>
      )}
      {actions?.bar ?? <PaymentMethods ways={ways} />}
    </>
  );
}

/** The default repayment code with a copy button and a link to its details. */
function PayCodeBox({ code, actions }: { code: ShownCode; actions: RepaymentActions | undefined }) {
  return (
    <section className="card pay-code" aria-labelledby="pay-code">
      <div className="pay-code-head">
        <Logo logo={code.logo} />
        <div>
          <h2 id="pay-code" className="note">
            {code.title}
          </h2>
          <p className="pay-code-value" data-source="" translate="no">
            <Groups of={code.groups} />
          </p>
        </div>
        <CopyButton label={text.copyCode} tap="copyCode" onCopy={actions?.onCopy} />
      </div>
      <a
        className="pay-code-link"
        data-tap="openCode"
        href={code.details}
        onClick={actions?.onOpenCode}
      >
        <Text>{text.openCode}</Text>
        <span className="arrow" />
      </a>
    </section>
  );
}

/** The name of the button that opens the payment methods. */
export const PAYMENT_METHOD = 'paymentMethod';

/** The button of the payment methods before React is there, with the picker that the browser opens. */
function PaymentMethods({ ways: { amount, channels } }: { ways: ShownWays }) {
  return (
    <>
      <NotedBar>
        <Button
          tap={PAYMENT_METHOD}
          disabled={channels?.length === 0}
          {...(channels?.length && opensPicker(PAYMENT_METHOD))}
        >
          {text.paymentMethod}
        </Button>
      </NotedBar>
      {channels?.length ? (
        <DocumentPicker
          tap={PAYMENT_METHOD}
          title={text.paymentMethod}
          about={amount}
          options={channels}
          value={channels[0]?.key ?? ''}
        />
      ) : null}
    </>
  );
}
