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

/** A telephone number or an e-mail address of the settings, as a link. */
export function SiteLink<Name extends string>({
  scheme,
  from,
  of,
}: SiteTextProps<Name> & { scheme: 'tel' | 'mailto' }) {
  return (
    <a {...siteAttribute('href', from, of, (value) => `${scheme}:${value}`)}>
      <SiteText from={from} of={of} />
    </a>
  );
}
