import { getViewConfig } from '../config/config.ts';
import { phoneText } from '../lib/contact.ts';
import { Address } from '../ui/Text.tsx';
import { contactText } from './runtime.messages.ts';

/** The telephone number of customer service as its country writes it, as a link that calls it. */
export function PhoneLink() {
  const { servicePhone } = getViewConfig();
  return (
    <a href={`tel:${servicePhone}`} translate="no">
      {phoneText(servicePhone)}
    </a>
  );
}

/** The e-mail address of customer service, as a link that writes to it. */
export function MailLink() {
  const { serviceEmail } = getViewConfig();
  return (
    <a href={`mailto:${serviceEmail}`} translate="no">
      <Address of={serviceEmail} />
    </a>
  );
}

/** The service phone and e-mail, in the same place on every error (WCAG 3.2.6). */
export function Contact() {
  return (
    <p className="contact note">
      {contactText.call} <PhoneLink /> {contactText.write}{' '}
      <span className="whole">
        <MailLink />.
      </span>
    </p>
  );
}
