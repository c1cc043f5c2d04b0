import { getConfig } from '../config/config.ts';
import { contactText as text } from './runtime.messages.ts';
import { MailLink, PhoneLink } from './SiteText.tsx';

/** The service phone and e-mail, in the same place on every error (WCAG 3.2.6). */
export function Contact() {
  const config = getConfig();
  return (
    <p className="contact">
      {text.call} <PhoneLink from={config} /> {text.write} <MailLink from={config} />.
    </p>
  );
}
