import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { eventSaveCall, type LoanDetails, productTapCall } from '../../shared/api/loanDetails.ts';
import { send } from '../../shared/api/send.ts';
import { commonParameters } from '../../shared/api/session/session.ts';
import { Offer } from '../../shared/features/offers/Offer.tsx';
import type { ShownOffer } from '../../shared/features/offers/offer.model.ts';
import { OrderReceipt } from '../../shared/features/receipt/OrderReceipt.tsx';
import { keptReceipt } from '../../shared/features/receipt/receipt.ts';
import { keptObject, sessionStore } from '../../shared/lib/storage.ts';
import { runAfter } from '../../shared/lib/waiting.ts';
import { callNative } from '../../shared/runtime/callNative.ts';
import { dataOf } from '../../shared/runtime/firstScreen.ts';
import type { LivePage } from '../../shared/runtime/mount.tsx';
import { type Opened, openServerAddress } from '../../shared/runtime/navigate.ts';
import { QueryScreen } from '../../shared/runtime/QueryScreen.tsx';
import { useAtomValue } from '../../shared/runtime/store.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { LoanDetailView, StatusHero } from './LoanDetailView.tsx';
import { loanDetailText } from './loanDetail.messages.ts';
import { redirectOf, type ShownOrder, withRedirect } from './loanDetail.model.ts';
import { OrderDialogs, useOrderDialogs } from './OrderDialogs.tsx';
import type definition from './page.ts';
import { useOrderActions } from './useOrderActions.ts';

/** The `module` value that identifies taps on this page. */
const MODULE = 'loanDetail';

/** Order details: the order's status, its product and rows, and what the borrower can do next. */
export function LoanDetail(page: LivePage<typeof definition>) {
  const dialogs = useOrderDialogs();
  const [receipt] = useState(keptReceipt);
  const instalment = dataOf(useAtomValue(page.secondQuery.state));
  return (
    <QueryScreen {...page} money className="order">
      {({ data, shown }) => (
        <Order
          details={data}
          shown={shown}
          receipt={
            receipt && <OrderReceipt receipt={receipt} details={data} instalment={instalment} />
          }
          dialogs={<OrderDialogs details={data} {...dialogs} />}
        />
      )}
    </QueryScreen>
  );
}

/** The app may open an address outside the web view. After this long the order is shown again, ms. */
const STILL_HERE_MS = 5000;

/** Leads to the page that the order continues on, at once if that has not just been tried. */
function useRedirect(address: string) {
  const [opened, setOpened] = useState<Opened>();
  const leave = useCallback(
    () => setOpened(openServerAddress(address, { target: 'jump', replace: true, identity: true })),
    [address],
  );
  useEffect(() => {
    const redirects = address && withRedirect(address, keptObject('redirected'), Date.now());
    if (!redirects) return;
    sessionStore.write('redirected', JSON.stringify(redirects));
    leave();
  }, [address, leave]);
  useEffect(() => {
    if (opened !== 'left') return;
    return runAfter(STILL_HERE_MS, () => setOpened(undefined));
  }, [opened]);
  return { opened, leave };
}

interface OrderProps {
  details: LoanDetails;
  shown: ShownOrder;
  receipt: ReactNode;
  dialogs: ReactNode;
}

function Order({ details, shown, receipt, dialogs }: OrderProps) {
  const address = redirectOf(details);
  const { opened, leave } = useRedirect(address);
  const buttons = useOrderActions(details);
  if (opened === 'left') {
    return (
      <div aria-busy="true">
        <StatusHero status={{}} />
      </div>
    );
  }
  // The app may or may not have opened an address that was passed to it.
  const inApp = opened === 'app';
  const notice = address && opened !== 'refused' && (
    <section className="card">
      <p className="prose" role="status">
        {inApp ? loanDetailText.inApp : loanDetailText.leaving}
      </p>
      <Button kind="secondary" onClick={leave}>
        {inApp ? loanDetailText.openApp : loanDetailText.leave}
      </Button>
    </section>
  );
  return (
    <>
      <LoanDetailView
        shown={shown}
        actions={{
          receipt,
          notice,
          card: (offer) => <OpenedOffer offer={offer} details={details} />,
          onMore: () => void callNative('goHome', {}),
          onCall: (number) => void callNative('callPhone', { number }),
          buttons,
        }}
      />
      {dialogs}
    </>
  );
}

function OpenedOffer({ offer, details }: { offer: ShownOffer; details: LoanDetails }) {
  const { position } = offer;
  const { productId = '' } = commonParameters();
  const found = details.recProducts.find((product) => product.position === position);
  const productKey = found?.productKey ?? '';
  return (
    <Offer
      offer={offer}
      call={productTapCall}
      tap={{ module: MODULE, position, productKey }}
      onTap={() => void send(eventSaveCall, { productId, positionId: position })}
    />
  );
}
