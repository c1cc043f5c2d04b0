import type { Offer } from '../../api/loanConfirm.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { BlockingAgreement, Choice } from './BlockingAgreement.tsx';
import type { ConfirmDialog } from './confirm.model.ts';
import { text } from './confirmDialogs.messages.ts';

interface ConfirmDialogsProps {
  name: ConfirmDialog | 'retention';
  offer: Offer;
  onClose: () => void;
}

/** The dialogs of the confirmation. The parent decides which one is open. */
export function ConfirmDialogs({ name, offer, onClose }: ConfirmDialogsProps) {
  if (name === 'agreement') {
    return <BlockingAgreement address={offer.popAgreementUrl} onAgree={onClose} />;
  }
  const isPromo = name === 'promo';
  const { popTitle, popContent, promoMessage, promoButton } = offer;
  const words = isPromo ? promoMessage : popContent;
  return (
    <Dialog
      title={isPromo ? text.promo.title : popTitle || text.retention.title}
      onClose={onClose}
      actions={
        isPromo ? (
          <Button onClick={onClose}>{promoButton || text.promo.button}</Button>
        ) : (
          <Choice agree={text.retention.agree} cancel={text.retention.cancel} onAgree={onClose} />
        )
      }
    >
      {words && <p className="lines">{words}</p>}
    </Dialog>
  );
}
