import type { ReactNode } from 'react';
import type { ViewProps } from '../../shared/runtime/firstScreen.ts';
import { EmptyBlock } from '../../shared/ui/Block.tsx';
import { Button, ButtonLink, CopyButton, type CopyHandler } from '../../shared/ui/Button.tsx';
import { Address, Text } from '../../shared/ui/Text.tsx';
import { customerServiceText } from './customerService.messages.ts';
import type { OnlineService, ShownContacts } from './customerService.model.ts';
import './customerService.css';

export interface ServiceActions {
  onCall: (number: string) => void;
  onOpenChat: (address: string) => void;
  /** Copies the e-mail address. */
  onCopy: CopyHandler;
}

/** The ways to reach the lender: chat or number, e-mail, telephone, and a complaint. */
export function CustomerServiceView({ shown, actions }: ViewProps<ShownContacts, ServiceActions>) {
  const { known, online, email, phone, complaint } = shown;
  if (!known) return <Waiting />;
  return (
    <>
      {!online && !email && (
        <EmptyBlock title={customerServiceText.emptyTitle} text={customerServiceText.emptyText} />
      )}
      {online && (
        <Card
          title={online.kind === 'number' ? customerServiceText.number : customerServiceText.online}
        >
          <p className="muted">
            {online.kind === 'number'
              ? customerServiceText.numberText
              : customerServiceText.onlineText}
          </p>
          <Online service={online} actions={actions} />
        </Card>
      )}
      {email && (
        <Card title={customerServiceText.email}>
          <p className="contact-value links">
            <a href={`mailto:${email}`} data-source="" translate="no">
              <span>
                <Address of={email} />
              </span>
            </a>
          </p>
          <p className="muted">{customerServiceText.emailText}</p>
          <CopyButton label={customerServiceText.copy} tap="copyEmail" onCopy={actions?.onCopy} />
        </Card>
      )}
      {phone && (
        <Card title={customerServiceText.phone}>
          <Button kind="secondary" tap="callPhone" onClick={() => actions?.onCall(phone.number)}>
            <CallWords number={phone.shown} />
          </Button>
        </Card>
      )}
      <ButtonLink kind="quiet" href={complaint}>
        {customerServiceText.sendComplaint}
      </ButtonLink>
    </>
  );
}

/** The words of a button that calls a number, which stays together where there is room. */
function CallWords({ number }: { number: string }) {
  return (
    <span>
      {customerServiceText.call}{' '}
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
      <Card title={customerServiceText.online}>
        <p className="muted">{customerServiceText.onlineText}</p>
        <div className="button-space" />
      </Card>
      <Card title={customerServiceText.email}>
        <p className="contact-value links">
          <Text size={12}>{undefined}</Text>
        </p>
        <p className="muted">{customerServiceText.emailText}</p>
        <CopyButton label={customerServiceText.copy} tap="copyEmail" />
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
    <ButtonLink href={address}>{customerServiceText.openChat}</ButtonLink>
  ) : (
    <Button tap="openChat" onClick={() => actions?.onOpenChat(address)}>
      {customerServiceText.openChat}
    </Button>
  );
}
