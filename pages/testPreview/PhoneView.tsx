import './phone.css';
import { useEffect, useRef } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import { Choices, InputField, SelectField } from './Fields.tsx';
import { PhoneFrame, Share } from './PhoneFrame.tsx';
import { Ledger, MessageLog } from './Records.tsx';
import { phoneText as text } from './testPreview.messages.ts';
import { type Phone, usePhone } from './usePhone.ts';
import type { Preview, PreviewProps } from './usePreview.ts';

/** Any page in a framed phone with a simulated shell, and beside it what page, shell and lender did. */
export function PhoneView({ preview }: PreviewProps) {
  const { tester, change, links } = preview;
  const phone = usePhone();
  const link = links.find(({ page }) => page === tester.page) ?? links[0];
  const open = useOpening(phone, link?.href ?? '', preview);
  return (
    <>
      <section className="phone-column" aria-label={text.phone}>
        <SelectField
          label={text.page}
          value={link?.page ?? ''}
          options={Object.fromEntries(links.map(({ page, label }) => [page, label]))}
          onChange={(page) => change({ page })}
        />
        <div className="phone-keys">
          <Button onClick={open}>{text.openAgain}</Button>
          <Button kind="secondary" onClick={phone.back}>
            {text.back}
          </Button>
          <Button kind="secondary" onClick={() => phone.resume('foreground')}>
            {text.foreground}
          </Button>
          <Button kind="secondary" onClick={() => phone.resume('pop')}>
            {text.pop}
          </Button>
        </div>
        <PhoneFrame phone={phone} onOpen={open}>
          {link && (
            <>
              <a className="preview-link" href={link.href} target="_blank" rel="noreferrer">
                {text.inTab}
              </a>
              <Share link={link} preview={preview} />
            </>
          )}
        </PhoneFrame>
      </section>
      <section className="phone-records" aria-label={text.records}>
        <ShellFields preview={preview} />
        <MessageLog lines={phone.lines} onSend={phone.sendRaw} />
        <Ledger preview={preview} />
      </section>
    </>
  );
}

/** How network and simulated shell behave. */
function ShellFields({ preview: { tester, change } }: PreviewProps) {
  return (
    <section className="card">
      <h2 className="section-title">{text.app}</h2>
      <div className="preview-fields">
        <Choices preview={{ tester, change }} choices={text.choices} />
        <InputField
          label={text.lacks}
          value={tester.lacks}
          placeholder="goHome, callPhone"
          onChange={(lacks) => change({ lacks })}
        />
      </div>
    </section>
  );
}

/** The settings that an opened page depends on. The network is not one of them: it changes under the open page. */
function keyOf({ tester: { network, contact, ...rest }, resets }: Preview): string {
  return JSON.stringify([rest, resets]);
}

/**
 * Opens the chosen page in the phone when the phone appears, and again after each change that it depends on.
 * @returns opens it at once.
 */
function useOpening(phone: Phone, href: string, preview: Preview): () => void {
  const { tester, settled } = preview;
  const opened = useRef('');
  const key = keyOf(preview);
  const open = () => {
    opened.current = key;
    phone.open(href, tester);
  };
  const isSettled = settled === tester;
  useEffect(() => {
    if (isSettled && opened.current !== key) open();
  }, [isSettled, key]);
  const network = useRef(tester.network);
  useEffect(() => {
    if (network.current !== tester.network) phone.changeNetwork(tester.network);
    network.current = tester.network;
  }, [tester.network]);
  return open;
}
