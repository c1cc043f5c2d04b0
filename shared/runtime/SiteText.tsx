import { phoneText } from '../lib/contact.ts';
import { Address } from '../ui/Text.tsx';
import { siteAttribute, siteTemplate, type TextSettings } from './siteAttributes.ts';

interface SiteTextProps<Name extends string> {
  /** The settings that contain it. */
  from: TextSettings<Name>;
  /** Its name. */
  of: Name;
  /** Makes the text around it, such as `© Lend`. */
  around?: (value: string) => string;
}

/** A setting as text. In a document that the runtime configuration may change, it is an element with a template. */
export function SiteText<Name extends string>({ from, of, around }: SiteTextProps<Name>) {
  const text = around ? around(from[of]) : from[of];
  const template = siteTemplate(of, around);
  return template ? <span data-site={template}>{text}</span> : text;
}

/** The telephone number of the settings as its country writes it, as a link that calls it. */
export function PhoneLink({ from }: { from: TextSettings<'servicePhone'> }) {
  return (
    <a {...siteAttribute('href', from, 'servicePhone', (value) => `tel:${value}`)}>
      <SiteText from={{ phoneText: phoneText(from.servicePhone) }} of="phoneText" />
    </a>
  );
}

/** The e-mail address of the settings, as a link that writes to it. */
export function MailLink({ from }: { from: TextSettings<'serviceEmail'> }) {
  return (
    <a {...siteAttribute('href', from, 'serviceEmail', (value) => `mailto:${value}`)}>
      {siteTemplate('serviceEmail') ? (
        <SiteText from={from} of="serviceEmail" />
      ) : (
        <Address of={from.serviceEmail} />
      )}
    </a>
  );
}
