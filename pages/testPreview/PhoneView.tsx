import { useEffect, useRef, useState } from 'react';
import { getConfig } from '../../shared/config/config.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { CopyReport } from './CopyReport.tsx';
import { SelectField } from './Fields.tsx';
import { NetworkAndApp } from './NetworkAndApp.tsx';
import { PhoneFrame } from './PhoneFrame.tsx';
import { withSessionId } from './place.model.ts';
import { Ledger, MessageLog } from './Records.tsx';
import { Share } from './Share.tsx';
import { phoneText } from './testPreview.messages.ts';
import { type Phone, usePhone } from './usePhone.ts';
import type { Preview, PreviewProps } from './usePreview.ts';
import { useSandbox } from './useSandbox.ts';
import './phone.css';

/** The page that the phone shows: its name, and the address to open it by. */
function shownPage({ tester, links }: Preview) {
  const link = links.find(({ page }) => page === tester.page);
  const [first] = links;
  const place = withSessionId(tester.place, tester.sessionId);
  return {
    page: link?.page ?? '',
    label: link?.label ?? tester.place.split('?')[0] ?? '',
    href: place || (link ?? first)?.href || getConfig().basePath,
  };
}

/** Any page in a framed phone with a simulated shell, and beside it what page, shell and lender did. */
export function PhoneView({ preview }: PreviewProps) {
  const { change, links } = preview;
  const phone = usePhone();
  const sandbox = useSandbox(preview);
  const shown = shownPage(preview);
  const open = useOpening(phone, shown.href, preview, sandbox.isTold);
  const pages = Object.fromEntries(links.map(({ page, label }) => [page, label]));
  return (
    <>
      <section className="phone-column" aria-label={phoneText.phone}>
        <SelectField
          label={phoneText.page}
          value={shown.page}
          options={shown.page ? pages : { '': shown.label, ...pages }}
          onChange={(page) => change({ page })}
        />
        <div className="phone-keys">
          <Button onClick={open}>{phoneText.openAgain}</Button>
          <Button kind="secondary" onClick={phone.back}>
            {phoneText.back}
          </Button>
          <Button kind="secondary" onClick={() => phone.resume('foreground')}>
            {phoneText.foreground}
          </Button>
          <Button kind="secondary" onClick={() => phone.resume('pop')}>
            {phoneText.pop}
          </Button>
        </div>
        <PhoneFrame phone={phone} onOpen={open}>
          {phone.isElsewhere && <p role="status">{phoneText.elsewhere}</p>}
          <a className="preview-link" href={shown.href} target="_blank" rel="noreferrer">
            {phoneText.inTab}
          </a>
          <Share {...shown} preview={preview} />
          <CopyReport preview={preview} phone={phone} sandbox={sandbox} label={shown.label} />
        </PhoneFrame>
      </section>
      <section className="phone-records" aria-label={phoneText.records}>
        <NetworkAndApp preview={preview} sandbox={sandbox} />
        <MessageLog lines={phone.lines} onSend={phone.sendRaw} />
        <Ledger preview={preview} entries={sandbox.ledger} />
      </section>
    </>
  );
}

/**
 * Opens the chosen page in the phone when the phone appears, and again after each change that it depends on, once the
 * sandbox knows what has been chosen.
 * @returns opens it again.
 */
function useOpening(phone: Phone, href: string, preview: Preview, isTold: boolean): () => void {
  const { tester, edits, settled, resets, follow } = preview;
  const [asked, setAsked] = useState(0);
  const opened = useRef('');
  const key = `${edits} ${resets} ${asked}`;
  const isReady = isTold && settled.edits === edits;
  useEffect(() => {
    if (!isReady || opened.current === key) return;
    opened.current = key;
    phone.open(href, tester, (place) => follow(place, edits));
  }, [isReady, key]);
  const network = useRef(tester.network);
  useEffect(() => {
    if (network.current !== tester.network) phone.changeNetwork(tester.network);
    network.current = tester.network;
  }, [tester.network]);
  return () => setAsked(asked + 1);
}
