import { useRef, useState } from 'react';
import { getConfig } from '../../shared/config/config.ts';
import { CopyButton } from '../../shared/ui/CopyButton.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { QrCode } from '../../shared/ui/QrCode.tsx';
import { PHONE, type PreviewLink } from './links.model.ts';
import { text } from './phone.messages.ts';
import { queryOfSetUp } from './tester.model.ts';
import type { PreviewProps } from './usePreview.ts';

/** Addresses that lead nowhere on another device. */
const LOOPBACK = /^(localhost|127\.|\[::1\])/;

/** Takes the page to a real phone, and the whole set-up to another tester. */
export function Share({ link, preview: { tester } }: PreviewProps & { link: PreviewLink }) {
  const [isOpen, setOpen] = useState(false);
  // In the hash, which no server gets to see.
  const setUp = `${getConfig().basePath}testPreview${PHONE}?${queryOfSetUp(tester)}`;
  return (
    <>
      <button type="button" className="preview-link" onClick={() => setOpen(true)}>
        {text.share}
      </button>
      <Dialog
        open={isOpen}
        title={text.shareTitle(link.label)}
        onClose={() => setOpen(false)}
        closeIcon={text.close}
      >
        {isOpen && (
          <>
            <QrCode text={`${location.origin}${link.href}`} label={text.qrLabel} />
            {LOOPBACK.test(location.host) && <p className="muted">{text.loopback}</p>}
            <Address label={text.copy} path={link.href} />
            <Address label={text.copySetUp} path={setUp} />
          </>
        )}
      </Dialog>
    </>
  );
}

function Address({ label, path }: { label: string; path: string }) {
  const shown = useRef<HTMLElement>(null);
  const address = `${location.origin}${path}`;
  return (
    <div className="preview-address">
      <code ref={shown}>{address}</code>
      <CopyButton text={address} label={label} source={shown} />
    </div>
  );
}
