import { useEffect, useLayoutEffect, useState } from 'react';
import type { Agreement, Offer } from '../../api/loanConfirm.ts';
import { keepInEntry } from '../../lib/historyEntry.ts';
import { guardBack } from '../../runtime/callNative.ts';
import { NoticeWithoutControl } from '../../runtime/mutation/MutationNotice.tsx';
import type { MutationHandle } from '../../runtime/mutation/useMutation.ts';
import { prerenderedCheck } from '../../runtime/prerenderedForm.ts';
import { QueryScreen, type QueryScreenProps } from '../../runtime/QueryScreen.tsx';
import type { QueryAtoms } from '../../runtime/queryAtoms.ts';
import { dropTaps } from '../../runtime/ready.ts';
import { screenContext } from '../../runtime/screenContext.ts';
import { useAtomValue, useSetAtom } from '../../runtime/store.ts';
import { PROGRESS_TEXT } from '../../ui/progress.messages.ts';
import { ConfirmDialogs } from './ConfirmDialogs.tsx';
import { ConfirmView } from './ConfirmView.tsx';
import { ConfirmNext, OpenAgreement, usePush } from './ConfirmWrites.tsx';
import {
  AGREEMENT_BOX,
  blockedReason,
  type ConfirmDialog,
  calculatorOf,
  openConfirmDialog,
  type ShownConfirmation,
} from './confirm.model.ts';
import type { Confirmation } from './confirmation.ts';

type ConfirmPage = QueryScreenProps<Offer, ShownConfirmation, readonly Agreement[]>;

interface ConfirmScreenProps extends ConfirmPage {
  confirmation: Confirmation;
}

export function ConfirmScreen({ confirmation, ...page }: ConfirmScreenProps) {
  // A lender who has taken a confirmation refuses its offer: what is known of it must not depend on the offer.
  const push = usePush(confirmation.push);
  return (
    <QueryScreen {...page} money notice={<NoticeWithoutControl mutation={push} />}>
      {({ data, shown }) => (
        <LoanOffer {...{ offer: data, shown, confirmation, push, query: page.secondQuery }} />
      )}
    </QueryScreen>
  );
}

interface LoanOfferProps {
  offer: Offer;
  shown: ShownConfirmation;
  /** The agreements. */
  query: QueryAtoms<readonly Agreement[]>;
  confirmation: Confirmation;
  push: MutationHandle;
}

function LoanOffer({ offer, shown, query, confirmation, push }: LoanOfferProps) {
  const agreements = useAtomValue(query.state);
  const load = useSetAtom(query.load);
  // A box that the borrower has unchecked stays unchecked: before React was there, in another language, after Back.
  const [checked, setChecked] = useState(() => prerenderedCheck(AGREEMENT_BOX) ?? shown.checked);
  useEffect(() => void keepInEntry(AGREEMENT_BOX, checked), [checked]);
  const [closed, setClosed] = useState<readonly ConfirmDialog[]>([]);
  const sent = push.disabled || !push.offered;
  // Nothing opens over what is said of a confirmation that was sent.
  const own = sent ? undefined : openConfirmDialog(offer, closed);
  // The borrower reads what opens first before a tap counts.
  useLayoutEffect(() => {
    if (own) dropTaps();
  }, []);
  return (
    <>
      <OwnDialogs
        offer={offer}
        own={own}
        sent={sent}
        onClose={(dialog) => setClosed([...closed, dialog])}
      />
      <ConfirmView
        shown={shown}
        actions={{
          checked,
          onCheck: setChecked,
          calculator: calculatorOf(offer, screenContext()),
          agreement: (agreement) => (
            <OpenAgreement agreement={agreement} open={confirmation.openAgreement} />
          ),
          retry: {
            busy: agreements.status === 'failed' && agreements.retrying && PROGRESS_TEXT.loading,
            onClick: () => void load(),
          },
          bar: (
            <ConfirmNext
              mutation={push}
              push={confirmation.push}
              offer={offer}
              blocked={blockedReason(checked, agreements, own)}
              commitment={shown.commitment}
            />
          ),
        }}
      />
    </>
  );
}

interface OwnDialogsProps {
  offer: Offer;
  own: ConfirmDialog | undefined;
  /** Being confirmed, or confirmed: the offer is no longer there to leave. */
  sent: boolean;
  onClose: (dialog: ConfirmDialog) => void;
}

/** Also the dialog of the first Back. */
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
