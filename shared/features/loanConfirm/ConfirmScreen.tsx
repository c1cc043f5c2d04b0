import './loanConfirm.css';
import { useLayoutEffect, useState } from 'react';
import type { Offer } from '../../api/loanConfirm.ts';
import { getConfig } from '../../config/config.ts';
import { guardBack } from '../../runtime/callNative.ts';
import { QueryScreen } from '../../runtime/QueryScreen.tsx';
import { useAtomValue } from '../../runtime/store.ts';
import { Rows } from '../../ui/FoldableRows.tsx';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { AmountHero } from '../order/AmountHero.tsx';
import { amountText } from '../order/amountText.ts';
import { Logo, ProductHeader } from '../order/ProductHeader.tsx';
import { Agreements } from './Agreements.tsx';
import { ConfirmNext, usePush } from './ConfirmNext.tsx';
import { CostLink } from './CostLink.tsx';
import {
  blockedReason,
  type Confirmation,
  type ConfirmDialog,
  extraRows,
  openConfirmDialog,
  termOf,
} from './confirm.model.ts';
import { loadDialogs } from './loadDialogs.ts';
import { text } from './loanConfirm.messages.ts';
import { RepaymentPlan } from './RepaymentPlan.tsx';

/** If they fail to load, the offer can still be read, but Next stays disabled if an agreement must come first. */
const ConfirmDialogs = lazyComponent(loadDialogs, (module) => module.ConfirmDialogs);

/** The loan confirmation page for both variants: every figure first, then the agreements, then Next. */
export function ConfirmScreen({ confirmation }: { confirmation: Confirmation }) {
  return (
    <QueryScreen query={confirmation.offer} money title={text.title} failedTitle={text.failed}>
      {(offer) => <LoanOffer offer={offer} confirmation={confirmation} />}
    </QueryScreen>
  );
}

function LoanOffer({ offer, confirmation }: { offer: Offer; confirmation: Confirmation }) {
  const [checked, setChecked] = useState(() => getConfig().agreementStarts === 'checked');
  const [closed, setClosed] = useState<readonly ConfirmDialog[]>([]);
  const push = usePush(confirmation.push);
  const own = openConfirmDialog(offer, closed);
  const agreements = useAtomValue(confirmation.agreements.state);
  const extra = extraRows(offer);
  return (
    <>
      <AmountHero
        label={text.amount}
        amount={amountText(offer.amount)}
        dateLabel={text.firstPayment}
        date={offer.firstPayTime && <time dateTime={offer.firstPayTime}>{offer.firstPayTime}</time>}
        due={termOf(offer)}
      />
      <section className="card">
        <ProductHeader
          logo={<Logo src={offer.productLogo} name={offer.productName} />}
          name={offer.productName}
        />
        {offer.details.length > 0 && <Rows rows={offer.details} />}
        {extra.length > 0 && <Rows rows={extra} />}
      </section>
      <RepaymentPlan offer={offer} />
      <CostLink />
      <Agreements confirmation={confirmation} checked={checked} onChange={setChecked} />
      <OwnDialogs
        offer={offer}
        own={own}
        sent={push.disabled || !push.offered}
        onClose={(dialog) => setClosed([...closed, dialog])}
      />
      <ConfirmNext
        mutation={push}
        what={confirmation.push.what}
        offer={offer}
        blocked={blockedReason(checked, agreements, own)}
      />
    </>
  );
}

interface OwnDialogsProps {
  offer: Offer;
  /** The dialog that opens automatically. */
  own: ConfirmDialog | undefined;
  /** The loan is being confirmed or was confirmed, so the offer is no longer there to leave. */
  sent: boolean;
  onClose: (dialog: ConfirmDialog) => void;
}

/** The dialogs that open automatically, and the one that opens on the first Back. */
function OwnDialogs({ offer, own, sent, onClose }: OwnDialogsProps) {
  const [retaining, setRetaining] = useState(false);
  // A second Back, while the dialog is open, leaves.
  const guarded = offer.isPopType && !retaining && !sent;
  // Before the next frame: a Back right after the dialog has closed is guarded again.
  useLayoutEffect(() => {
    if (!guarded) return;
    return guardBack(() => {
      setRetaining(true);
      return true;
    });
  }, [guarded]);
  const open = retaining ? 'retention' : own;
  if (!open) return null;
  const close = () => {
    if (open === 'retention') setRetaining(false);
    else onClose(open);
  };
  return <ConfirmDialogs name={open} offer={offer} onClose={close} />;
}
