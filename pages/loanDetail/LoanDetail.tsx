import './loanDetail.css';
import { useCallback, useEffect, useState } from 'react';
import type { LoanDetails } from '../../shared/api/loanDetails.ts';
import { Logo, ProductHeader } from '../../shared/features/order/ProductHeader.tsx';
import { readSession, writeSession } from '../../shared/lib/storage.ts';
import { type Opened, openServerAddress } from '../../shared/runtime/navigate.ts';
import { QueryScreen } from '../../shared/runtime/QueryScreen.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Rows } from '../../shared/ui/FoldableRows.tsx';
import { lazyComponent } from '../../shared/ui/lazy/lazyComponent.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { CallService } from './CallService.tsx';
import { loadOffers } from './loadOffers.ts';
import { text } from './loanDetail.messages.ts';
import {
  mayRedirect,
  openDialog,
  pageData,
  redirectOf,
  showsProducts,
} from './loanDetail.model.ts';
import { OrderActions } from './OrderActions.tsx';
import { StatusHero, StatusIcon } from './StatusHero.tsx';

const loadDialogs = lazyModule(() => import('./OrderDialogs.tsx'),
);

const OrderDialogs = lazyComponent(loadDialogs, (module) => module.OrderDialogs);

const RecommendedProducts = lazyComponent(loadOffers, (module) => module.RecommendedProducts);

/** Order details: the order's status, its product and rows, and what the borrower can do next. */
export function LoanDetail() {
  return (
    <QueryScreen
      query={pageData}
      money
      title={text.title}
      failedTitle={text.failed}
      className="order"
    >
      {(details) => <Order details={details} />}
    </QueryScreen>
  );
}

/** While the page that the order continues on is opened. */
function LeavingOrder() {
  return (
    <div aria-busy="true">
      <StatusHero
        icon={<StatusIcon />}
        title={<span className="bar bar-12" />}
        description={<span className="bar bar-16" />}
      />
    </div>
  );
}

/** The app may open an address outside the web view. After this long the order is shown again, ms. */
const STILL_HERE_MS = 5000;

function Order({ details }: { details: LoanDetails }) {
  const address = redirectOf(details);
  const [opened, setOpened] = useState<Opened>();
  const leave = useCallback(
    () => setOpened(openServerAddress(address, { target: 'jump', replace: true, identity: true })),
    [address],
  );
  useEffect(() => {
    if (!address || !mayRedirect(address, readSession('redirected'), Date.now())) return;
    writeSession('redirected', `${Date.now()} ${address}`);
    leave();
  }, [address, leave]);
  useEffect(() => {
    if (opened !== 'left') return;
    const timer = setTimeout(setOpened, STILL_HERE_MS);
    return () => clearTimeout(timer);
  }, [opened]);
  if (opened === 'left') return <LeavingOrder />;
  return (
    <>
      <StatusHero
        icon={<StatusIcon status={details.orderStatus} />}
        title={details.noticeStatusText}
        description={details.noticeDesText}
      />
      {address && opened !== 'refused' && <LeaveAgain inApp={opened === 'app'} onLeave={leave} />}
      <OrderCard details={details} />
      {showsProducts(details) && <RecommendedProducts products={details.recProducts} />}
      <CallService telephone={details.telephone} />
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

interface LeaveAgainProps {
  /** The address was passed to the app, which may or may not have opened it. */
  inApp: boolean;
  onLeave: () => void;
}

function LeaveAgain({ inApp, onLeave }: LeaveAgainProps) {
  return (
    <section className="card">
      <p role="status">{inApp ? text.inApp : text.leaving}</p>
      <Button kind="secondary" onClick={onLeave}>
        {inApp ? text.openApp : text.leave}
      </Button>
    </section>
  );
}
