import { useState } from 'react';
import { getConfig } from '../../shared/config/config.ts';
import { CopyButton } from '../../shared/ui/Button.tsx';
import { copying } from '../../shared/ui/copying.ts';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { QrCode } from '../../shared/ui/QrCode.tsx';
import { setUpLink } from './report.model.ts';
import { phoneText } from './testPreview.messages.ts';
import type { PreviewProps } from './usePreview.ts';

/** The address of this site, with its base path. */
export const siteAddress = () => location.origin + getConfig().basePath;

/** Addresses that lead nowhere on another device. */
const LOOPBACK = /^(localhost|127\.|\[::1\])/;

interface ShareProps extends PreviewProps {
  /** Of the page that the phone shows. */
  label: string;
  href: string;
}

/** Takes the page to a real phone, and the whole set-up to another tester. */
export function Share({ label, href, preview: { tester } }: ShareProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="preview-link" onClick={() => setOpen(true)}>
        {phoneText.share}
      </button>
      {isOpen && (
        <Dialog
          title={phoneText.shareTitle(label)}
          onClose={() => setOpen(false)}
          closeIcon={phoneText.close}
        >
          <QrCode text={`${location.origin}${href}`} label={phoneText.qrLabel} />
          {LOOPBACK.test(location.host) && <p className="muted">{phoneText.loopback}</p>}
          <Address label={phoneText.copy} address={location.origin + href} />
          <p className="muted">{phoneText.sharesSession(tester.sessionId)}</p>
          <Address label={phoneText.copySetUp} address={setUpLink(siteAddress(), tester, true)} />
        </Dialog>
      )}
    </>
  );
}

function Address({ label, address }: { label: string; address: string }) {
  return (
    <div className="preview-address">
      <code data-source="">{address}</code>
      <CopyButton label={label} onCopy={copying(address)} />
    </div>
  );
}
