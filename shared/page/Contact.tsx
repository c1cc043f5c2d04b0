import { config } from '../config/config.ts';

/** The service phone and e-mail, in the same place of every error state (WCAG 3.2.6). */
export function Contact({ phone = config.servicePhone }: { phone?: string }) {
  return (
    <p className="contact">
      Need help? Call <a href={`tel:${phone}`}>{phone}</a> or write to{' '}
      <a href={`mailto:${config.serviceEmail}`}>{config.serviceEmail}</a>.
    </p>
  );
}
