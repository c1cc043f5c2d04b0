import type { ReactNode } from 'react';
import type { ViewProps } from '../../runtime/firstScreen.ts';
import { wayOnText } from '../../runtime/runtime.messages.ts';
import { Button, ButtonLink, CopyButton, type CopyHandler } from '../../ui/Button.tsx';
import { FoldableRows, Rows } from '../../ui/FoldableRows.tsx';
import { Groups } from '../../ui/Groups.tsx';
import { type Note, Notice } from '../../ui/Notice.tsx';
import { type LivePicker, opensDialog, PickerView } from '../../ui/PickerView.tsx';
import { NotedBar } from '../../ui/StickyBar.tsx';
import { Text } from '../../ui/Text.tsx';
import { AmountHeader } from '../order/AmountHeader.tsx';
import { Logo, ProductHeader } from '../order/ProductHeader.tsx';
import { waysToPayText } from './repayment.messages.ts';
import {
  PAYMENT_METHOD,
  type ShownCode,
  type ShownComparison,
  type ShownRepayment,
  type ShownWays,
} from './waysToPay.model.ts';
import '../../ui/tone.css';
import './repayment.css';

export interface RepaymentActions {
  onCopy: CopyHandler;
  onOpenCode: () => void;
  ways: LiveWays;
}

export interface LiveWays {
  note: Note;
  busy: boolean;
  onOpen: () => void;
  chosen: string;
  picker: LivePicker;
  /** The way on from an address that cannot be opened. */
  above: ReactNode;
  /** The code that this tab has got before. */
  below: ReactNode;
}

export function RepaymentView({ shown, actions }: ViewProps<ShownRepayment, RepaymentActions>) {
  const { due, dateLabel, comparison, product, rows, empty, note, ways } = shown;
  return (
    <>
      {due && <AmountHeader shown={due} dateLabel={dateLabel} />}
      {comparison && <Comparison columns={comparison} />}
      <section className="card">
        <ProductHeader product={product} />
        {rows.length ? (
          <FoldableRows
            rows={rows}
            labels={{ more: waysToPayText.more, hide: waysToPayText.hide }}
          />
        ) : (
          empty && <p className="muted">{empty}</p>
        )}
        {note && <p className="muted">{note}</p>}
      </section>
      <WaysToPay ways={ways} actions={actions} />
    </>
  );
}

/** Below each other where enlarged text leaves no room. */
function Comparison({ columns }: { columns: ShownComparison }) {
  return (
    <section className="card compare">
      {columns.map(({ title, rows }) => (
        <div key={title}>
          <h2 className="compare-title">{title}</h2>
          <Rows rows={rows} />
        </div>
      ))}
    </section>
  );
}

function WaysToPay({ ways, actions }: { ways: ShownWays; actions: RepaymentActions | undefined }) {
  const { nothingDue, order, code, notes, channels } = ways;
  if (nothingDue)
    return (
      <>
        <Notice as="p" tone="done">
          {waysToPayText.nothingDue}
        </Notice>
        <ButtonLink kind="secondary" href={order}>
          {wayOnText.order}
        </ButtonLink>
      </>
    );
  return (
    <>
      {code && <PayCodeBox code={code} actions={actions} />}
      {notes && (
        <section>
          {!channels?.length && <Notice as="p">{waysToPayText.noChannels}</Notice>}
          {notes.instructions && (
            <a className="repay-link" href={notes.instructions}>
              <Text>{waysToPayText.instructions}</Text>
              <span className="arrow" />
            </a>
          )}
          {notes.notice && <p className="note spaced">{notes.notice}</p>}
          <p className="note spaced">{waysToPayText.posting}</p>
        </section>
      )}
      <PaymentMethods ways={ways} live={actions?.ways} />
    </>
  );
}

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
        <CopyButton label={waysToPayText.copyCode} tap="copyCode" onCopy={actions?.onCopy} />
      </div>
      <a
        className="pay-code-link quiet-end"
        data-tap="openCode"
        href={code.details}
        onClick={actions?.onOpenCode}
      >
        <Text>{waysToPayText.openCode}</Text>
        <span className="arrow" />
      </a>
    </section>
  );
}

/** The browser itself opens the sheet before React is there. */
function PaymentMethods({ ways, live }: { ways: ShownWays; live: LiveWays | undefined }) {
  const { amount, channels, chosen = '' } = ways;
  return (
    <>
      <NotedBar {...(live && { note: live.note })}>
        {live?.above}
        <Button
          tap={PAYMENT_METHOD}
          busy={live?.busy && waysToPayText.getting}
          disabled={channels?.length === 0}
          onClick={(event) => {
            // Once React opens the sheet, the browser need not try.
            event.preventDefault();
            live?.onOpen();
          }}
          {...(channels?.length && opensDialog(PAYMENT_METHOD))}
        >
          {waysToPayText.paymentMethod}
        </Button>
        {live?.below}
      </NotedBar>
      {channels?.length ? (
        <PickerView
          id={PAYMENT_METHOD}
          title={waysToPayText.paymentMethod}
          about={amount}
          caption={waysToPayText.via}
          options={channels}
          value={live?.chosen ?? chosen}
          live={live?.picker}
        />
      ) : null}
    </>
  );
}
