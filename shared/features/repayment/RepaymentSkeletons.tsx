import './repayment.css';
import type { ReactNode } from 'react';
import type { Formatted } from '../../lib/fieldFormats.ts';
import { type Field, fieldsOfRecord, revealWith, showWith } from '../../runtime/fields.ts';
import { PickerSkeleton } from '../../runtime/PickerSkeleton.tsx';
import { Bar, BarText } from '../../runtime/Skeleton.tsx';
import { Button } from '../../ui/Button.tsx';
import { CopyButtonSkeleton } from '../../ui/CopyButton.tsx';
import { StickyBar } from '../../ui/StickyBar.tsx';
import { ProductHeader } from '../order/ProductHeader.tsx';
import { text } from './repayment.messages.ts';
import type { WaysShown } from './waysToPay.derive.ts';

const shown = fieldsOfRecord<WaysShown>();

interface RepaymentCardSkeletonProps {
  name: Field<string>;
  rows: ReactNode;
  /** Shown if there are no rows. */
  empty: string;
  /** Below the rows. */
  children?: ReactNode;
}

/** The skeleton of the product and the details of the payment. */
export function RepaymentCardSkeleton({ name, rows, empty, children }: RepaymentCardSkeletonProps) {
  return (
    <section className="card">
      <ProductHeader name={<Bar field={name} />} />
      {rows}
      <div className="fold-space" {...showWith(shown('more'))}>
        <Button kind="quiet" tap="unfold" {...revealWith(shown('more'))}>
          <span>
            <BarText text={text.more} fields={[shown('more')]} />
          </span>
        </Button>
      </div>
      <p className="muted" {...revealWith(shown('noRows'))}>
        {empty}
      </p>
      {children}
    </section>
  );
}

interface WaysToPaySkeletonProps {
  title: Field<string>;
  payCode: Field<Formatted<'fours'>>;
  notice: Field<string>;
}

/** The skeleton of the ways to pay. All but the button appears with the reply. Taps are replayed once React has loaded. */
export function WaysToPaySkeleton({ title, payCode, notice }: WaysToPaySkeletonProps) {
  return (
    <>
      <p className="repay-empty" {...revealWith(shown('nothingDue'))}>
        {text.nothingDue}
      </p>
      <section className="card pay-code" {...revealWith(shown('payCode'))}>
        <div className="pay-code-head">
          <span className="logo" />
          <div>
            <p className="pay-code-title">
              <Bar field={title} />
              <span {...revealWith(shown('untitled'))}>{text.payCode}</span>
            </p>
            <p className="pay-code-value">
              <Bar field={payCode} />
            </p>
          </div>
          <CopyButtonSkeleton label={text.copyCode} tap="copyCode" />
        </div>
        <span className="pay-code-link" data-tap="openCode">
          {text.openCode}
        </span>
      </section>
      <section className="repay-notes" {...revealWith(shown('due'))}>
        <p className="repay-empty" {...revealWith(shown('noChannels'))}>
          {text.noChannels}
        </p>
        <span className="repay-link" data-tap="instructions" {...revealWith(shown('instructions'))}>
          {text.instructions}
        </span>
        <p {...revealWith(notice)}>
          <Bar field={notice} />
        </p>
        <p>{text.posting}</p>
      </section>
      <PaymentMethodSkeleton />
    </>
  );
}

function PaymentMethodSkeleton() {
  return (
    <div className="skeleton-part" {...showWith(shown('due'))}>
      <StickyBar>
        <p className="bar-note" role="status" />
        <Button tap="paymentMethod" {...showWith(shown('hasChannels'))}>
          {text.paymentMethod}
        </Button>
        <Button disabled {...revealWith(shown('noChannels'))}>
          {text.paymentMethod}
        </Button>
      </StickyBar>
      <PickerSkeleton
        tap="paymentMethod"
        title={text.paymentMethod}
        entries={shown('channels')}
        confirmLabel={text.confirm}
        cancelLabel={text.cancel}
      />
    </div>
  );
}
