import { getConfig } from '../config/config.ts';
import { text } from './runtime.messages.ts';

/** The service phone and e-mail, in the same place on every error (WCAG 3.2.6). */
export function Contact({ phone = getConfig().servicePhone }: { phone?: string }) {
  const { serviceEmail } = getConfig();
  return (
    <p className="contact">
      {text.call} <a href={`tel:${phone}`}>{phone}</a> {text.write}{' '}
      <a href={`mailto:${serviceEmail}`}>{serviceEmail}</a>.
    </p>
  );
}
