import { useEffect, useId, useState } from 'react';
import { isSeenByFrames } from '../../bridge/isSeenByFrames.ts';
import { getConfig } from '../../config/config.ts';
import type { AnyText } from '../../lib/messages.ts';
import { sessionStore } from '../../lib/storage.ts';
import { isNamedHost } from '../../lib/url/sanitizeWebUrl.ts';
import { runAfter } from '../../lib/waiting.ts';
import { Contact } from '../../runtime/Contact.tsx';
import { callNative } from '../../runtime/callNative.ts';
import { sanitizeServerUrl } from '../../runtime/navigate.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { text } from './confirmDialogs.messages.ts';

/** If the agreement has not loaded after this time, the dialog suggests opening it in a separate page, ms. */
const FRAME_SLOW_MS = 8000;

/** Whether an address is a PDF, which web views do not show in a frame. */
function isDocument(href: string): boolean {
  return /\.pdf$/i.test(new URL(href).pathname);
}

/**
 * The permissions of a framed agreement: to run scripts if its host is one of the operator's, never with an origin of its own,
 * and not where a frame could reach the app.
 */
function sandboxOf(href: string): string {
  const isTrusted = isNamedHost(href, getConfig().trustedHosts);
  return isTrusted && !isSeenByFrames(window) ? 'allow-scripts' : '';
}

const leave = () => callNative('closeWebView', { reason: 'cancel' });

interface ChoiceProps {
  agree?: AnyText;
  cancel: AnyText;
  onAgree: () => void;
  /** The page asks for it; otherwise both buttons have equal weight. */
  primary?: boolean;
  /** The id of the text that says why it cannot be agreed to yet. */
  blockedBy?: string | undefined;
}

/** Two buttons. Cancel closes the web view. */
export function Choice({ agree, cancel, onAgree, primary, blockedBy }: ChoiceProps) {
  return (
    <div className="confirm-choice">
      <Button kind="secondary" onClick={leave}>
        {cancel}
      </Button>
      {agree && (
        <Button
          kind={primary ? 'primary' : 'secondary'}
          blocked={blockedBy !== undefined}
          aria-describedby={blockedBy}
          onClick={onAgree}
        >
          {agree}
        </Button>
      )}
    </div>
  );
}

/** An agreement on a separate page. In a browser that page takes the place of this one, so the device keeps that it was opened. */
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

/** The agreement that must be accepted first: in a sandboxed frame, or, if no frame can show it, once it was opened. */
export function BlockingAgreement({ address, onAgree }: { address: string; onAgree: () => void }) {
  const url = sanitizeServerUrl(address);
  // The page shows no frame without https but its own: nobody may agree to what could not be shown.
  const href =
    url.kind === 'web' && (url.own || url.href.startsWith('https:')) ? url.href : undefined;
  const isPdf = href !== undefined && isDocument(href);
  const { opened, open } = useSeparatePage(href);
  const words = useId();
  return (
    <Dialog
      title={text.frame.title}
      kind={href && !isPdf ? 'reader' : 'box'}
      // Esc does not close it: the borrower has to choose.
      onClose={() => undefined}
      actions={
        <Choice
          primary
          cancel={text.frame.cancel}
          onAgree={onAgree}
          blockedBy={isPdf && !opened ? words : undefined}
          {...(href && { agree: text.frame.agree })}
        />
      }
    >
      {href ? (
        <AgreementText href={href} isPdf={isPdf} id={words} onOpen={open} />
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

interface AgreementTextProps {
  href: string;
  isPdf: boolean;
  /** The id of the words about a PDF. */
  id: string;
  onOpen: () => void;
}

function AgreementText({ href, isPdf, id, onOpen }: AgreementTextProps) {
  const [shown, setShown] = useState(false);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (shown || isPdf) return;
    return runAfter(FRAME_SLOW_MS, () => setSlow(true));
  }, [shown, isPdf]);
  return (
    <>
      {isPdf ? (
        <p className="prose" id={id}>
          {text.frame.document}
        </p>
      ) : (
        <iframe
          className="agreement-frame"
          title={text.frame.title}
          src={href}
          sandbox={sandboxOf(href)}
          referrerPolicy="no-referrer"
          onLoad={() => setShown(true)}
        />
      )}
      <p className="lines" role="status">
        {slow && !shown && text.frame.slow}
      </p>
      <Button kind={isPdf ? 'secondary' : 'quiet'} onClick={onOpen}>
        {text.frame.open}
      </Button>
    </>
  );
}
