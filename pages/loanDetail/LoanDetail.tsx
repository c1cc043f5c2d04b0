import './loanDetail.css';
// Dialogs and offers come when they are needed; their css is in the document from the start.
import '../../shared/offers/offers.css';
import '../../shared/ui/starRating.css';
import '../../shared/ui/dialog.css';
import { useEffect, useState } from 'react';
import type { LoanDetails } from '../../shared/api/loanDetails.ts';
import { config } from '../../shared/config/config.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { lazyModule } from '../../shared/lazy/lazyModule.ts';
import { openServerAddress } from '../../shared/page/navigate.ts';
import { Logo, ProductHeader } from '../../shared/page/ProductHeader.tsx';
import { RemoteScreen } from '../../shared/page/RemoteScreen.tsx';
import { Bar, BarRows } from '../../shared/page/Skeleton.tsx';
import { readSession, writeSession } from '../../shared/session/storage.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Rows } from '../../shared/ui/FoldableRows.tsx';
import { CallService } from './CallService.tsx';
import { loadOffers } from './loadOffers.ts';
import { mayRedirect, openDialog, order, redirectOf, showsProducts } from './loanDetail.model.ts';
import { text } from './loanDetail.text.ts';
import { OrderActions } from './OrderActions.tsx';
import { StatusHero } from './StatusHero.tsx';

const loadDialogs = lazyModule(
  'pages/loanDetail/OrderDialogs.tsx',
  () => import('./OrderDialogs.tsx'),
);

const OrderDialogs = lazyComponent(loadDialogs, (module) => module.OrderDialogs);

const RecommendedProducts = lazyComponent(loadOffers, (module) => module.RecommendedProducts);

/** Order details (spec 2.2): the order's status, its product and rows, and what can be done next. */
export function LoanDetail() {
  return (
    <RemoteScreen
      remote={order}
      title={text.title}
      failedTitle={text.failed}
      skeleton={<OrderSkeleton />}
      className="order"
    >
      {(details) => <Order details={details} />}
    </RemoteScreen>
  );
}

function OrderSkeleton() {
  return (
    <div aria-busy="true">
      <StatusHero
        title={<Bar field="noticeStatusText" size={12} />}
        description={<Bar field="noticeDesText" size={16} />}
      />
      <section className="card">
        <ProductHeader name={<Bar field="productName" />} />
        <BarRows list="userOrderDetail.detail" rows={3} />
      </section>
    </div>
  );
}

function Order({ details }: { details: LoanDetails }) {
  const address = redirectOf(details);
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!address || !mayRedirect(address, readSession('redirected'), Date.now())) return;
    writeSession('redirected', `${Date.now()} ${address}`);
    setLeaving(openServerAddress(address, { replace: true, identity: true }));
  }, [address]);
  if (leaving) return <OrderSkeleton />;
  return (
    <>
      <StatusHero
        status={details.orderStatus}
        title={details.noticeStatusText}
        description={details.noticeDesText}
      />
      {address && <LeaveAgain address={address} />}
      <OrderCard details={details} />
      {showsProducts(details) && <RecommendedProducts products={details.recProducts} />}
      <CallService phone={details.telephone || config.servicePhone} />
      <OrderActions details={details} />
      {openDialog(details, [], false) && <OrderDialogs details={details} />}
    </>
  );
}

function OrderCard({ details }: { details: LoanDetails }) {
  const rows = details.userOrderDetail.detail;
  if (!details.productName && !rows.length) return null;
  return (
    <section className="card">
      <ProductHeader
        logo={<Logo src={details.productLogo} name={details.productName} />}
        name={details.productName}
      />
      {rows.length > 0 && <Rows rows={rows} />}
    </section>
  );
}

function LeaveAgain({ address }: { address: string }) {
  const leave = () => openServerAddress(address, { replace: true, identity: true });
  return (
    <section className="card">
      <p>{text.leaving}</p>
      <Button kind="secondary" onClick={leave}>
        {text.leave}
      </Button>
    </section>
  );
}
