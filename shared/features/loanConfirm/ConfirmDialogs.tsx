import { useEffect, useState } from 'react';
import type { Offer } from '../../api/loanConfirm.ts';
import { Contact } from '../../runtime/Contact.tsx';
import { callNative } from '../../runtime/callNative.ts';
import { sanitizeServerUrl } from '../../runtime/navigate.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { ConfirmDialog } from './confirm.model.ts';
import { text } from './confirmDialogs.messages.ts';

/** If the agreement has not loaded after this time, the dialog suggests opening it in a separate page, ms. */
const FRAME_SLOW_MS = 8000;

/** Whether an address is a PDF, which web views do not show in a frame. */
export function isDocument(href: string): boolean {
  return /\.pdf$/i.test(new URL(href).pathname);
}

const leave = () => callNative('closeWebView', { reason: 'cancel' });

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

interface ChoiceProps {
  agree?: string;
  cancel: string;
  onAgree: () => void;
  /** The page asks for it; otherwise both buttons have equal weight. */
  primary?: boolean;
}

/** Two buttons. Cancel closes the web view. */
function Choice({ agree, cancel, onAgree, primary }: ChoiceProps) {
  return (
    <div className="confirm-choice">
      <Button kind="secondary" onClick={leave}>
        {cancel}
      </Button>
      {agree && (
        <Button kind={primary ? 'primary' : 'secondary'} onClick={onAgree}>
          {agree}
        </Button>
      )}
    </div>
  );
}

/** The agreement that must be accepted first. Its frame is sandboxed, so that it cannot run scripts. */
function BlockingAgreement({ address, onAgree }: { address: string; onAgree: () => void }) {
  const url = sanitizeServerUrl(address);
  // The page shows no frame without https but its own: nobody may agree to what could not be shown.
  const href =
    url.kind === 'web' && (url.own || url.href.startsWith('https:')) ? url.href : undefined;
  return (
    <Dialog
      title={text.frame.title}
      kind={href && !isDocument(href) ? 'reader' : 'box'}
      // Esc does not close it: the borrower has to choose.
      onClose={() => undefined}
      actions={
        <Choice
          primary
          cancel={text.frame.cancel}
          onAgree={onAgree}
          {...(href && { agree: text.frame.agree })}
        />
      }
    >
      {href ? (
        <AgreementText href={href} />
      ) : (
        <>
          <p className="prose" role="alert">
            {text.frame.refused}
          </p>
          <Contact />
        </>
      )}
    </Dialog>
  );
}

function AgreementText({ href }: { href: string }) {
  const [shown, setShown] = useState(false);
  const [slow, setSlow] = useState(false);
  const document = isDocument(href);
  useEffect(() => {
    if (shown || document) return;
    const timer = setTimeout(() => setSlow(true), FRAME_SLOW_MS);
    return () => clearTimeout(timer);
  }, [shown, document]);
  return (
    <>
      {document ? (
        <p className="prose">{text.frame.document}</p>
      ) : (
        <iframe
          className="agreement-frame"
          title={text.frame.title}
          src={href}
          sandbox=""
          referrerPolicy="no-referrer"
          onLoad={() => setShown(true)}
        />
      )}
      <p className="lines" role="status">
        {slow && !shown && text.frame.slow}
      </p>
      <Button kind="quiet" onClick={() => callNative('openPage', { url: href })}>
        {text.frame.open}
      </Button>
    </>
  );
}
