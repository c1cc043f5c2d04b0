import { useEffect, useId, useState } from 'react';
import { isSeenByFrames } from '../../bridge/transport.ts';
import { getConfig } from '../../config/config.ts';
import type { AnyText } from '../../lib/messages.ts';
import { sessionStore } from '../../lib/storage.ts';
import { isNamedHost, type WebUrl } from '../../lib/url/sanitizeWebUrl.ts';
import { runAfter } from '../../lib/waiting.ts';
import { Contact } from '../../runtime/Contact.tsx';
import { callNative } from '../../runtime/callNative.ts';
import { sanitizeServerUrl } from '../../runtime/navigate.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { confirmDialogsText } from './confirmDialogs.messages.ts';

/** After this time without the agreement, a separate page is suggested, ms. */
const FRAME_SLOW_MS = 8000;

/** Web views show neither PDFs in a frame nor pages without https but those of this site. */
function isFrameable(url: WebUrl): boolean {
  const isPdf = /\.pdf$/i.test(new URL(url.href).pathname);
  return !isPdf && (url.own || url.href.startsWith('https:'));
}

/** Scripts only from the operator's hosts, never with an origin of their own, and not where a frame could reach the app. */
function sandboxOf(href: string): string {
  const isTrusted = isNamedHost(href, getConfig().trustedHosts);
  return isTrusted && !isSeenByFrames(window) ? 'allow-scripts' : '';
}

const leave = () => callNative('closeWebView', { reason: 'cancel' });

interface ChoiceProps {
  agree?: AnyText;
  cancel: AnyText;
  onAgree: () => void;
  /** Otherwise both buttons have equal weight. */
  primary?: boolean;
  /** The id of the text that says why it is blocked. */
  blockedBy?: string | undefined;
  /** The id of the text that says what each button does. */
  describedBy?: string;
}

/** Cancel closes the web view. */
export function Choice(props: ChoiceProps) {
  const { agree, cancel, onAgree, primary, blockedBy, describedBy } = props;
  return (
    <div className="confirm-choice">
      <Button kind="secondary" aria-describedby={describedBy} onClick={leave}>
        {cancel}
      </Button>
      {agree && (
        <Button
          kind={primary ? 'primary' : 'secondary'}
          blocked={blockedBy !== undefined}
          aria-describedby={blockedBy ?? describedBy}
          onClick={onAgree}
        >
          {agree}
        </Button>
      )}
    </div>
  );
}

/** In a browser the separate page takes the place of this one, so the device keeps that it was opened. */
function useSeparatePage(href: string | undefined) {
  const [opened, setOpened] = useState(
    () => href !== undefined && sessionStore.read('openedAgreement') === href,
  );
  const open = async () => {
    if (!href) return;
    sessionStore.write('openedAgreement', href);
    const isOpen = (await callNative('openPage', { url: href })) !== 'none';
    if (!isOpen) sessionStore.remove('openedAgreement');
    setOpened(isOpen);
  };
  return { opened, open };
}

/** In a sandboxed frame, or, if no frame can show it, once it was opened. */
export function BlockingAgreement({ address, onAgree }: { address: string; onAgree: () => void }) {
  const url = sanitizeServerUrl(address);
  // Nobody may agree to what could not be shown.
  const href = url.kind === 'refused' ? undefined : url.href;
  const isFramed = url.kind === 'web' && isFrameable(url);
  const { opened, open } = useSeparatePage(href);
  const words = useId();
  return (
    <Dialog
      title={confirmDialogsText.frame.title}
      kind={isFramed ? 'reader' : 'box'}
      // Esc does not close it: the borrower has to choose.
      onClose={() => undefined}
      actions={
        <Choice
          primary
          cancel={confirmDialogsText.frame.cancel}
          onAgree={onAgree}
          blockedBy={isFramed || opened ? undefined : words}
          {...(href && { agree: confirmDialogsText.frame.agree })}
        />
      }
    >
      {href ? (
        <AgreementText href={href} isFramed={isFramed} id={words} onOpen={open} />
      ) : (
        <>
          <p className="prose" role="alert">
            {confirmDialogsText.frame.refused}
          </p>
          <Contact />
        </>
      )}
    </Dialog>
  );
}

interface AgreementTextProps {
  href: string;
  isFramed: boolean;
  id: string;
  onOpen: () => void;
}

function AgreementText({ href, isFramed, id, onOpen }: AgreementTextProps) {
  const [shown, setShown] = useState(false);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (shown || !isFramed) return;
    return runAfter(FRAME_SLOW_MS, () => setSlow(true));
  }, [shown, isFramed]);
  return (
    <>
      {isFramed ? (
        <iframe
          className="agreement-frame"
          title={confirmDialogsText.frame.title}
          src={href}
          sandbox={sandboxOf(href)}
          referrerPolicy="no-referrer"
          onLoad={() => setShown(true)}
        />
      ) : (
        <p className="prose" id={id}>
          {confirmDialogsText.frame.separate}
        </p>
      )}
      <p role="status">{slow && !shown && confirmDialogsText.frame.slow}</p>
      <Button kind={isFramed ? 'quiet' : 'secondary'} onClick={onOpen}>
        {confirmDialogsText.frame.open}
      </Button>
    </>
  );
}
