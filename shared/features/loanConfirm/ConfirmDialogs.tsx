import { useId } from 'react';
import type { Offer } from '../../api/loanConfirm.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { BlockingAgreement, Choice } from './BlockingAgreement.tsx';
import type { ConfirmDialog } from './confirm.model.ts';
import { confirmDialogsText } from './confirmDialogs.messages.ts';

interface ConfirmDialogsProps {
  name: ConfirmDialog | 'retention';
  offer: Offer;
  onClose: () => void;
}

export function ConfirmDialogs({ name, offer, onClose }: ConfirmDialogsProps) {
  const id = useId();
  if (name === 'agreement') {
    return <BlockingAgreement address={offer.popAgreementUrl} onAgree={onClose} />;
  }
  const isPromo = name === 'promo';
  const { popTitle, popContent, promoMessage, promoButton } = offer;
  const words = isPromo ? promoMessage : popContent;
  return (
    <Dialog
      title={
        isPromo ? confirmDialogsText.promo.title : popTitle || confirmDialogsText.retention.title
      }
      onClose={onClose}
      actions={
        isPromo ? (
          <Button onClick={onClose}>{promoButton || confirmDialogsText.promo.button}</Button>
        ) : (
          <Choice
            agree={confirmDialogsText.retention.agree}
            cancel={confirmDialogsText.retention.cancel}
            describedBy={id}
            onAgree={onClose}
          />
        )
      }
    >
      {words && <p>{words}</p>}
      {!isPromo && (
        <p className="note" id={id}>
          {confirmDialogsText.retention.choice}
        </p>
      )}
    </Dialog>
  );
}
