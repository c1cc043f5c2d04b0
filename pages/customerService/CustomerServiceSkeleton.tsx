import { contactQuery } from '../../shared/api/contact.ts';
import { getConfig } from '../../shared/config/config.ts';
import { fieldsOf, revealWith } from '../../shared/runtime/fields.ts';
import { SiteText } from '../../shared/runtime/SiteText.tsx';
import { Bar } from '../../shared/runtime/Skeleton.tsx';
import { Button, ButtonLinkSkeleton } from '../../shared/ui/Button.tsx';
import { CopyButtonSkeleton } from '../../shared/ui/CopyButton.tsx';
import { Card } from './Card.tsx';
import { text } from './customerService.messages.ts';

const email = fieldsOf(contactQuery)('email');

/** The ways to reach the lender in the document, before React has loaded. Only React knows whether the chat may be opened. */
export function CustomerServiceSkeleton() {
  return (
    <>
      <Card title={text.online}>
        <p className="muted">{text.onlineText}</p>
        <div className="button-space" />
      </Card>
      <Card title={text.email}>
        <p className="contact-value">
          <Bar field={email} size={12} />
        </p>
        <p className="muted">{text.emailText}</p>
        <CopyButtonSkeleton label={text.copy} tap="copyEmail" />
      </Card>
      <div className="skeleton-part" {...revealWith(email)}>
        <Card title={text.phone}>
          <Button kind="secondary" tap="callPhone">
            <SiteText from={getConfig()} of="servicePhone" around={text.call} />
          </Button>
        </Card>
        <ButtonLinkSkeleton kind="quiet" tap="complaint">
          {text.sendComplaint}
        </ButtonLinkSkeleton>
      </div>
    </>
  );
}
