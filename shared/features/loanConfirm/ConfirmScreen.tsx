import { useEffect, useLayoutEffect, useState } from 'react';
import type { Offer } from '../../api/loanConfirm.ts';
import { guardBack } from '../../runtime/callNative.ts';
import { keepInEntry } from '../../runtime/historyEntry.ts';
import { prerenderedCheck } from '../../runtime/prerenderedForm.ts';
import { QueryScreen } from '../../runtime/QueryScreen.tsx';
import { screenContext } from '../../runtime/screenContext.ts';
import { useAtomValue, useSetAtom } from '../../runtime/store.ts';
import { ConfirmDialogs } from './ConfirmDialogs.tsx';
import { ConfirmView } from './ConfirmView.tsx';
import { ConfirmNext, OpenAgreement, usePush } from './ConfirmWrites.tsx';
import {
  AGREEMENT_BOX,
  blockedReason,
  type ConfirmDialog,
  calculatorOf,
  openConfirmDialog,
  shownConfirmation,
} from './confirm.model.ts';
import type { Confirmation } from './confirmation.ts';
import { text } from './loanConfirm.messages.ts';

interface ConfirmScreenProps {
  confirmation: Confirmation;
  /** How many rows the variant has for itself. */
  ownRows: number;
}

/** The loan confirmation page for both variants. */
export function ConfirmScreen({ confirmation, ownRows }: ConfirmScreenProps) {
  const nothing = { status: 'loading' } as const;
  return (
    <QueryScreen
      query={confirmation.offer}
      money
      text={text}
      shown={(offer, context) => shownConfirmation(offer, context, nothing, ownRows)}
      View={ConfirmView}
    >
      {({ data }) => <LoanOffer offer={data} confirmation={confirmation} />}
    </QueryScreen>
  );
}

function LoanOffer({ offer, confirmation }: { offer: Offer; confirmation: Confirmation }) {
  const agreements = useAtomValue(confirmation.agreements.state);
  const load = useSetAtom(confirmation.agreements.load);
  const context = screenContext();
  const shown = shownConfirmation(offer, context, agreements);
  // A box that the borrower has unchecked stays unchecked: before React was there, in another language, after Back.
  const [checked, setChecked] = useState(() => prerenderedCheck(AGREEMENT_BOX) ?? shown.checked);
  useEffect(() => keepInEntry(AGREEMENT_BOX, checked), [checked]);
  const [closed, setClosed] = useState<readonly ConfirmDialog[]>([]);
  const push = usePush(confirmation.push);
  const own = openConfirmDialog(offer, closed);
  return (
    <>
      <OwnDialogs
        offer={offer}
        own={own}
        sent={push.disabled || !push.offered}
        onClose={(dialog) => setClosed([...closed, dialog])}
      />
      <ConfirmView
        shown={shown}
        actions={{
          checked,
          onCheck: setChecked,
          calculator: calculatorOf(offer, context),
          agreement: (agreement) => (
            <OpenAgreement agreement={agreement} open={confirmation.openAgreement} />
          ),
          retry: {
            busy: agreements.status === 'failed' && agreements.retrying,
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
