import './customerService.css';
import { type ReactNode, useRef } from 'react';
import type { ContactInfo } from '../../shared/api/contact.ts';
import { contactQuery } from '../../shared/api/contact.ts';
import { getConfig } from '../../shared/config/config.ts';
import { callNative } from '../../shared/runtime/callNative.ts';
import { fieldsOf } from '../../shared/runtime/fields.ts';
import {
  openServerAddress,
  pageAddress,
  sanitizeServerUrl,
} from '../../shared/runtime/navigate.ts';
import { QueryScreen } from '../../shared/runtime/QueryScreen.tsx';
import { Bar } from '../../shared/runtime/Skeleton.tsx';
import { Button, ButtonLink } from '../../shared/ui/Button.tsx';
import { CopyButton } from '../../shared/ui/CopyButton.tsx';
import { EmptyBlock } from '../../shared/ui/EmptyBlock.tsx';
import { text } from './customerService.messages.ts';
import {
  type OnlineService,
  onlineService,
  pageData,
  serviceEmail,
} from './customerService.model.ts';

const field = fieldsOf(contactQuery);

/** Customer service: online contact and e-mail from the server, and the configured phone number. */
export function CustomerService() {
  return (
    <QueryScreen
      query={pageData}
      title={text.title}
      failedTitle={text.failed}
      skeleton={<ContactSkeleton />}
    >
      {(info) => <Contacts info={info} />}
    </QueryScreen>
  );
}

function ContactSkeleton() {
  return (
    <div aria-busy="true">
      <Card title={text.online}>
        <p className="muted">{text.onlineText}</p>
        <div className="button-space" />
      </Card>
      <Card title={text.email}>
        <p className="contact-value">
          <Bar field={field('email')} size={12} />
        </p>
        <p className="muted">{text.emailText}</p>
        <div className="button-space" />
      </Card>
    </div>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card">
      <h2 className="section-title">{title}</h2>
      {children}
    </section>
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
          />
        </Card>
      )}
      <Card title={text.phone}>
        <Button kind="secondary" onClick={() => callNative('callPhone', { number: phone })}>
          {text.call(phone)}
        </Button>
      </Card>
      <ButtonLink kind="quiet" href={pageAddress('complaint')}>
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
