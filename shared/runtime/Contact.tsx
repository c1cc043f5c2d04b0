import { getConfig } from '../config/config.ts';
import { contactText as text } from './runtime.messages.ts';
import { SiteLink } from './SiteText.tsx';

/** The service phone and e-mail, in the same place on every error (WCAG 3.2.6). */
export function Contact({ phone }: { phone?: string }) {
  const config = getConfig();
  return (
    <p className="contact">
      {text.call}{' '}
      {phone ? (
        <a href={`tel:${phone}`}>{phone}</a>
      ) : (
        <SiteLink scheme="tel" from={config} of="servicePhone" />
      )}{' '}
      {text.write} <SiteLink scheme="mailto" from={config} of="serviceEmail" />.
    </p>
  );
}
