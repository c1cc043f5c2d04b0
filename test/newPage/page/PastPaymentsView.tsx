import { EmptyBlock } from '../../../shared/ui/Block.tsx';
import { ButtonLink } from '../../../shared/ui/Button.tsx';
import { Text } from '../../../shared/ui/Text.tsx';
import { pastPaymentsQuery } from '../api/pastPayments.ts';
import { text } from './pastPayments.messages.ts';
import { type ShownPastPayments, shownPastPayments } from './pastPayments.model.ts';

/** A bar in the place of the first payment while none is known. */
const UNKNOWN = [{ amount: undefined, paidOn: undefined }];

/** The payments of an order, and a link to it. */
export function PastPaymentsView({ shown }: { shown: ShownPastPayments }) {
  const { payments = UNKNOWN, order } = shown;
  return (
    <>
      {payments.length === 0 && <EmptyBlock title={text.emptyTitle} text={text.emptyText} />}
      {payments.map(({ amount, paidOn }, index) => (
        <section className="card" key={index}>
          <p className="section-title">
            <Text>{amount}</Text>
          </p>
          {paidOn !== '' && (
            <p className="muted">
              <Text>{paidOn}</Text>
            </p>
          )}
        </section>
      ))}
      <ButtonLink kind="quiet" href={order}>
        {text.order}
      </ButtonLink>
    </>
  );
}

/** What the build, the document's script and React show. */
export const parts = {
  text,
  read: pastPaymentsQuery,
  shown: shownPastPayments,
  View: PastPaymentsView,
};
