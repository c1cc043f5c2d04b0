import { type MouseEvent, useId, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../shared/ui/Button.tsx';
import { CopyButton } from '../../shared/ui/CopyButton.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { QrCode } from '../../shared/ui/QrCode.tsx';
import type { Tester } from './tester.model.ts';
import { linksOf } from './testPreview.links.ts';
import { text } from './testPreview.messages.ts';
import { isLoopback, wholeAddress } from './testPreview.model.ts';
import type { ChangeTester } from './useTester.ts';

interface LinksProps {
  tester: Tester;
  onChange: ChangeTester;
  phoneHash: string;
  /** The phone is beside the links, so a plain click on one shows its page there. */
  isBesidePhone: boolean;
}

/** A plain click, not one that opens a new tab or window. */
const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  !(altKey || ctrlKey || metaKey || shiftKey);

/** A link to every page, with its address to copy, show as a QR code, or open in the framed phone. */
export function Links({ tester, onChange, phoneHash, isBesidePhone }: LinksProps) {
  const [opened, setOpened] = useState('');
  return (
    <section className="card">
      <h2 className="section-title">{text.links}</h2>
      <ul className="preview-links">
        {linksOf(tester).map(({ label, href }) => (
          <li key={label}>
            {href ? (
              <Row
                label={label}
                href={href}
                host={tester.host}
                open={opened === label}
                onToggle={() => setOpened(opened === label ? '' : label)}
                phoneHash={isBesidePhone ? undefined : phoneHash}
                isShown={isBesidePhone && tester.phone.page === label}
                onPhone={() => onChange({ phone: { ...tester.phone, page: label } })}
              />
            ) : (
              <span className="preview-missing muted">
                {label} ({text.missing})
              </span>
            )}
          </li>
        ))}
      </ul>
      <label className="field">
        <span>{text.host}</span>
        <input
          type="url"
          inputMode="url"
          value={tester.host}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="http://"
          onChange={(event) => onChange({ host: event.target.value })}
        />
      </label>
      <p className="muted">{text.hostHint}</p>
    </section>
  );
}

interface RowProps {
  label: string;
  href: string;
  host: string;
  open: boolean;
  onToggle: () => void;
  /** The view with the phone; undefined if the phone is beside the links. */
  phoneHash: string | undefined;
  /** Whether the phone beside the links shows this page. */
  isShown: boolean;
  onPhone: () => void;
}

function Row({ label, href, host, open, onToggle, phoneHash, isShown, onPhone }: RowProps) {
  const id = useId();
  const [scanning, setScanning] = useState(false);
  const shown = useRef<HTMLElement>(null);
  const show = (event: MouseEvent) => {
    if (phoneHash || !isPlain(event)) return;
    event.preventDefault();
    onPhone();
  };
  const address = open ? wholeAddress(href, host, location.origin) : '';
  return (
    <>
      <div className="preview-row">
        <a href={href} onClick={show} aria-current={isShown || undefined}>
          {label}
        </a>
        <button
          type="button"
          className="preview-more"
          aria-expanded={open}
          aria-controls={id}
          aria-label={text.details(label)}
          onClick={onToggle}
        >
          <span aria-hidden="true">{open ? '−' : '+'}</span>
        </button>
      </div>
      <div id={id} hidden={!open}>
        {open && (
          <>
            <code className="preview-address" ref={shown}>
              {address}
            </code>
            <div className="preview-ways">
              <CopyButton
                text={address}
                label={text.copy}
                copiedLabel={text.copied}
                source={shown}
              />
              <Button kind="secondary" onClick={() => setScanning(true)}>
                {text.showQr}
              </Button>
              {phoneHash ? (
                <ButtonLink kind="secondary" href={phoneHash} onClick={onPhone}>
                  {text.inPhone}
                </ButtonLink>
              ) : (
                <ButtonLink kind="secondary" href={href} target="_blank" rel="noreferrer">
                  {text.inTab}
                </ButtonLink>
              )}
            </div>
          </>
        )}
      </div>
      <Dialog
        open={scanning}
        title={text.qrTitle(label)}
        onClose={() => setScanning(false)}
        closeIcon={text.close}
      >
        <div className="preview-qr">
          <QrCode text={address} label={text.qrLabel} />
        </div>
        {isLoopback(address) && <p className="preview-warning">{text.loopback}</p>}
        <p className="preview-address">{address}</p>
      </Dialog>
    </>
  );
}
