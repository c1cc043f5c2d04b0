import './customerService.css';
import type { MouseEventHandler, ReactNode } from 'react';
import { contactQuery } from '../../shared/api/contact.ts';
import type { ViewProps } from '../../shared/runtime/firstScreen.ts';
import { EmptyBlock } from '../../shared/ui/Block.tsx';
import { Button, ButtonLink, CopyButton } from '../../shared/ui/Button.tsx';
import { Address, Text } from '../../shared/ui/Text.tsx';
import { text } from './customerService.messages.ts';
import { type OnlineService, type ShownContacts, shownContacts } from './customerService.model.ts';

/** Live elements of the screen, in place of those that the document shows. */
export interface ServiceActions {
  onCall: (number: string) => void;
  onOpenChat: (address: string) => void;
  /** Copies the e-mail address. */
  onCopy: MouseEventHandler;
}

/** The ways to reach the lender: chat or number, e-mail, telephone, and a complaint. */
export function CustomerServiceView({ shown, actions }: ViewProps<ShownContacts, ServiceActions>) {
  const { known, online, email, phone, complaint } = shown;
  if (!known) return <Waiting />;
  return (
    <>
      {!online && !email && <EmptyBlock title={text.emptyTitle} text={text.emptyText} />}
      {online && (
        <Card title={online.kind === 'number' ? text.number : text.online}>
          <p className="muted">{online.kind === 'number' ? text.numberText : text.onlineText}</p>
          <Online service={online} actions={actions} />
        </Card>
      )}
      {email && (
        <Card title={text.email}>
          <p className="contact-value links">
            <a href={`mailto:${email}`} data-source="" translate="no">
              <span>
                <Address of={email} />
              </span>
            </a>
          </p>
          <p className="muted">{text.emailText}</p>
          <CopyButton label={text.copy} tap="copyEmail" onCopy={actions?.onCopy} />
        </Card>
      )}
      {phone && (
        <Card title={text.phone}>
          <Button kind="secondary" tap="callPhone" onClick={() => actions?.onCall(phone.number)}>
            <CallWords number={phone.shown} />
          </Button>
        </Card>
      )}
      <ButtonLink kind="quiet" href={complaint}>
        {text.sendComplaint}
      </ButtonLink>
    </>
  );
}

/** The screen, as the build, the document's script and React show it. */
export const screen = { text, read: contactQuery, shown: shownContacts, View: CustomerServiceView };

/** The words of a button that calls a number, which stays together where there is room. */
function CallWords({ number }: { number: string }) {
  return (
    <span>
      {text.call}{' '}
      <span className="whole" translate="no">
        {number}
      </span>
    </span>
  );
}

/** The places of chat and e-mail, which most lenders have. */
function Waiting() {
  return (
    <>
      <Card title={text.online}>
        <p className="muted">{text.onlineText}</p>
        <div className="button-space" />
      </Card>
      <Card title={text.email}>
        <p className="contact-value links">
          <Text size={12}>{undefined}</Text>
        </p>
        <p className="muted">{text.emailText}</p>
        <CopyButton label={text.copy} tap="copyEmail" />
      </Card>
    </>
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

type OnlineProps = { service: OnlineService; actions: ServiceActions | undefined };

function Online({ service, actions }: OnlineProps) {
  if (service.kind === 'number') {
    const { number, shown } = service;
    return (
      <Button tap="callOnline" onClick={() => actions?.onCall(number)}>
        <CallWords number={shown} />
      </Button>
    );
  }
  const { kind, address } = service;
  // A plain link to the chat app: a web view that cannot open it stays on the page.
  return kind === 'chat' ? (
    <ButtonLink href={address}>{text.openChat}</ButtonLink>
  ) : (
    <Button tap="openChat" onClick={() => actions?.onOpenChat(address)}>
      {text.openChat}
    </Button>
  );
}
