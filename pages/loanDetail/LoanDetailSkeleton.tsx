import { loanDetailsQuery } from '../../shared/api/loanDetails.ts';
import { ORDER_STATUS } from '../../shared/api/orderStatus.ts';
import { getConfig } from '../../shared/config/config.ts';
import { ProductHeader } from '../../shared/features/order/ProductHeader.tsx';
import { fieldsOf, fieldsOfRecord, revealWith, showWith } from '../../shared/runtime/fields.ts';
import { SiteText } from '../../shared/runtime/SiteText.tsx';
import { Bar, BarRows } from '../../shared/runtime/Skeleton.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { ActionBar } from './ActionBar.tsx';
import { type OrderDerived, SHOWN_STATUSES } from './loanDetail.derive.ts';
import { text } from './loanDetail.messages.ts';
import { orderButtons } from './orderStatus.model.ts';
import { StatusHero, StatusIcon } from './StatusHero.tsx';

const field = fieldsOf(loanDetailsQuery);
const derived = fieldsOfRecord<OrderDerived>();

/** The order in the document, before React has loaded. */
export function LoanDetailSkeleton() {
  return (
    <>
      <StatusHero
        icon={<Icons />}
        title={<Bar field={field('noticeStatusText')} size={12} />}
        description={<Bar field={field('noticeDesText')} size={16} />}
      />
      <section className="card">
        <ProductHeader name={<Bar field={field('productName')} />} />
        <BarRows list={field('userOrderDetail.detail')} rows={3} />
      </section>
      <CallButtons />
      <Actions shown="extendable" orderStatus={ORDER_STATUS.due} isDelay />
      <Actions shown="payable" orderStatus={ORDER_STATUS.due} />
      <Actions shown="repaid" orderStatus={ORDER_STATUS.repaid} />
    </>
  );
}

/** One of them is shown once the status is known. */
function Icons() {
  return (
    <>
      <StatusIcon {...showWith(derived('waiting'))} />
      {SHOWN_STATUSES.map((status) => (
        <StatusIcon key={status} status={status} {...revealWith(derived(`status${status}`))} />
      ))}
      <StatusIcon status="?" {...revealWith(derived('otherStatus'))} />
    </>
  );
}

function CallButtons() {
  return (
    <>
      <p className="order-service" {...revealWith(derived('ownNumber'))}>
        <Button kind="quiet" tap="callService">
          <span>
            {text.callService} <Bar field={derived('ownNumber')} />
          </span>
        </Button>
      </p>
      <p className="order-service" {...revealWith(derived('siteNumber'))}>
        <Button kind="quiet" tap="callService">
          <span>
            {text.callService} <SiteText from={getConfig()} of="servicePhone" />
          </span>
        </Button>
      </p>
    </>
  );
}

interface ActionsProps {
  shown: 'extendable' | 'payable' | 'repaid';
  orderStatus: string;
  isDelay?: boolean;
}

/** The buttons of a status. Taps are replayed once React has loaded. */
function Actions({ shown, orderStatus, isDelay = false }: ActionsProps) {
  return (
    <div className="skeleton-part" {...revealWith(derived(shown))}>
      <ActionBar buttons={orderButtons({ orderStatus, isDelay })} />
    </div>
  );
}
