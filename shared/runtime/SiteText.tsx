import { siteAttribute, siteTemplate, type TextSettings } from './siteAttributes.ts';

interface SiteTextProps<Name extends string> {
  /** The settings it is one of. */
  from: TextSettings<Name>;
  of: Name;
  /** The text that it stands in; on its own without one. */
  around?: (value: string) => string;
}

/** A setting of the site as text: plain on the phone, replaceable in a document that a runtime configuration may change. */
export function SiteText<Name extends string>({ from, of, around }: SiteTextProps<Name>) {
  const text = around ? around(from[of]) : from[of];
  const template = siteTemplate(of, around);
  return template ? <span data-site={template}>{text}</span> : text;
}

/** A setting as a link that calls or writes to it. */
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
