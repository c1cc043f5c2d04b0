import { getConfig } from '../config/config.ts';
import { phoneText } from '../lib/contact.ts';
import { Address } from '../ui/Text.tsx';
import { contactText as text } from './runtime.messages.ts';

/** Whether this renders a document that the runtime configuration may change; inserted by the build, false on the phone. */
declare const __SITE_TEMPLATES__: boolean;

/** The settings that a text may show, by name. */
export type TextSettings<Name extends string> = Readonly<Record<Name, string>>;

/** A text around a setting, such as `tel:` before a number. */
type Around = (value: string) => string;

const plain: Around = (value) => value;

/**
 * An attribute that shows a setting. In a document that the runtime configuration may change, a second attribute contains
 * the template (`data-site-href="tel:{servicePhone}"`) for the boot script to fill in.
 */
export function siteAttribute<Name extends string>(
  attribute: 'href' | 'src' | 'content' | 'aria-label',
  from: TextSettings<Name>,
  of: Name,
  around: Around = plain,
): Record<string, string> {
  const value = from[of];
  return {
    ...(value && { [attribute]: around(value) }),
    ...(__SITE_TEMPLATES__ && { [`data-site-${attribute}`]: around(`{${of}}`) }),
  };
}

/** Whether to render an element for an optional setting: it is set, or the runtime configuration may set it. */
export function mayBeShown(value: string): boolean {
  return __SITE_TEMPLATES__ || Boolean(value);
}

/** Shows an element only if a setting is not empty. */
export function shownWith<Name extends string>(from: TextSettings<Name>, of: Name) {
  return { ...(__SITE_TEMPLATES__ && { 'data-site-when': of }), hidden: !from[of] };
}

/** Shows an element only if a setting is empty. */
export function shownWithout<Name extends string>(from: TextSettings<Name>, of: Name) {
  return { ...(__SITE_TEMPLATES__ && { 'data-site-unless': of }), hidden: Boolean(from[of]) };
}

/** The template of a text that shows a setting; undefined if the text cannot change. */
function siteTemplate(of: string, around: Around = plain): string | undefined {
  return __SITE_TEMPLATES__ ? around(`{${of}}`) : undefined;
}

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

/** The service phone and e-mail, in the same place on every error (WCAG 3.2.6). */
export function Contact() {
  const config = getConfig();
  return (
    <p className="contact note">
      {text.call} <PhoneLink from={config} /> {text.write}{' '}
      <span className="whole">
        <MailLink from={config} />.
      </span>
    </p>
  );
}
