import { useCallback, useEffect, useState } from 'react';
import { eventSaveCall, type LoanDetails, productTapCall } from '../../shared/api/loanDetails.ts';
import { send } from '../../shared/api/send.ts';
import { commonParameters } from '../../shared/api/session/session.ts';
import { Offer } from '../../shared/features/offers/Offer.tsx';
import type { ShownOffer } from '../../shared/features/offers/offer.model.ts';
import { sessionStore } from '../../shared/lib/storage.ts';
import { runAfter } from '../../shared/lib/waiting.ts';
import { callNative } from '../../shared/runtime/callNative.ts';
import { type Opened, openServerAddress } from '../../shared/runtime/navigate.ts';
import { QueryScreen } from '../../shared/runtime/QueryScreen.tsx';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { LoanDetailView, StatusHero, screen } from './LoanDetailView.tsx';
import { text } from './loanDetail.messages.ts';
import { mayRedirect, openDialog, redirectOf, type ShownOrder } from './loanDetail.model.ts';
import { OrderDialogs } from './OrderDialogs.tsx';
import { useOrderActions } from './useOrderActions.ts';

/** The order in the address. */
export const pageData = queryAtoms(screen.read);

/** The `module` value that identifies taps on this page. */
const MODULE = 'loanDetail';

/** Order details: the order's status, its product and rows, and what the borrower can do next. */
export function LoanDetail() {
  return (
    <QueryScreen query={pageData} {...screen} money className="order">
      {({ data, shown }) => <Order details={data} shown={shown} />}
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
    if (!address || !mayRedirect(address, sessionStore.read('redirected'), Date.now())) return;
    sessionStore.write('redirected', `${Date.now()} ${address}`);
    leave();
  }, [address, leave]);
  useEffect(() => {
    if (opened !== 'left') return;
    return runAfter(STILL_HERE_MS, () => setOpened(undefined));
  }, [opened]);
  return { opened, leave };
}

function Order({ details, shown }: { details: LoanDetails; shown: ShownOrder }) {
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
        {inApp ? text.inApp : text.leaving}
      </p>
      <Button kind="secondary" onClick={leave}>
        {inApp ? text.openApp : text.leave}
      </Button>
    </section>
  );
  return (
    <>
      <LoanDetailView
        shown={shown}
        actions={{
          notice,
          card: (offer) => <OpenedOffer offer={offer} details={details} />,
          onMore: () => void callNative('goHome', {}),
          onCall: (number) => void callNative('callPhone', { number }),
          buttons,
        }}
      />
      {openDialog(details, [], false) && <OrderDialogs details={details} />}
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
