import './customerService.css';
import { useRef } from 'react';
import type { ContactInfo } from '../../shared/api/contact.ts';
import { getConfig } from '../../shared/config/config.ts';
import { callNative } from '../../shared/runtime/callNative.ts';
import {
  openServerAddress,
  pageAddress,
  sanitizeServerUrl,
} from '../../shared/runtime/navigate.ts';
import { QueryScreen } from '../../shared/runtime/QueryScreen.tsx';
import { Button, ButtonLink } from '../../shared/ui/Button.tsx';
import { CopyButton } from '../../shared/ui/CopyButton.tsx';
import { EmptyBlock } from '../../shared/ui/EmptyBlock.tsx';
import { Card } from './Card.tsx';
import { text } from './customerService.messages.ts';
import {
  type OnlineService,
  onlineService,
  pageData,
  serviceEmail,
} from './customerService.model.ts';

/** Customer service: online contact and e-mail from the server, and the configured phone number. */
export function CustomerService() {
  return (
    <QueryScreen query={pageData} title={text.title} failedTitle={text.failed}>
      {(info) => <Contacts info={info} />}
    </QueryScreen>
  );
}

function Contacts({ info }: { info: ContactInfo }) {
  const online = onlineService(info.smWa, (address) => sanitizeServerUrl(address).kind === 'web');
  const email = serviceEmail(info.email);
  const phone = getConfig().servicePhone;
  const shownEmail = useRef<HTMLAnchorElement>(null);
  return (
    <>
      {!online && !email && <EmptyBlock title={text.emptyTitle} text={text.emptyText} />}
      {online && (
        <Card title={online.kind === 'number' ? text.number : text.online}>
          <p className="muted">{online.kind === 'number' ? text.numberText : text.onlineText}</p>
          <Online service={online} />
        </Card>
      )}
      {email && (
        <Card title={text.email}>
          <p className="contact-value">
            <a href={`mailto:${email}`} ref={shownEmail}>
              {email}
            </a>
          </p>
          <p className="muted">{text.emailText}</p>
          <CopyButton
            text={email}
            label={text.copy}
            copiedLabel={text.copied}
            source={shownEmail}
            tap="copyEmail"
          />
        </Card>
      )}
      <Card title={text.phone}>
        <Button
          kind="secondary"
          tap="callPhone"
          onClick={() => callNative('callPhone', { number: phone })}
        >
          {text.call(phone)}
        </Button>
      </Card>
      <ButtonLink kind="quiet" data-tap="complaint" href={pageAddress('complaint')}>
        {text.sendComplaint}
      </ButtonLink>
    </>
  );
}

function Online({ service }: { service: OnlineService }) {
  if (service.kind === 'number') {
    const { number, shown } = service;
    return <Button onClick={() => callNative('callPhone', { number })}>{text.call(shown)}</Button>;
  }
  const { kind, address } = service;
  // A plain link to the chat app: a web view that cannot open it stays on the page.
  return kind === 'chat' ? (
    <ButtonLink href={address}>{text.openChat}</ButtonLink>
  ) : (
    <Button onClick={() => openServerAddress(address)}>{text.openChat}</Button>
  );
}
