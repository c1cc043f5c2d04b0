import { company } from '../../config/company.ts';
import { getConfig } from '../../config/config.ts';
import { MailLink, PhoneLink, SiteText } from '../../runtime/SiteText.tsx';
import { mayBeShown, shownWith } from '../../runtime/siteAttributes.ts';

/** The brand name, inline. */
export const Brand = () => <SiteText from={getConfig()} of="brandName" />;

/** The service phone, as a link. */
export const ServicePhone = () => <PhoneLink from={getConfig()} />;

/** The service e-mail, as a link. */
export const ServiceEmail = () => <MailLink from={getConfig()} />;

const LINES = {
  address: (value: string) => value,
  secNumber: (value: string) => `SEC registration no. ${value}`,
  authorityNumber: (value: string) => `Certificate of Authority no. ${value}`,
} as const;

const NAMES = ['address', 'secNumber', 'authorityNumber'] as const;

/** The operator's address and registration numbers, as far as they are configured, as entries of a list. */
export function OperatorLines() {
  return NAMES.filter((name) => mayBeShown(company[name])).map((name) => (
    <li key={name} {...shownWith(company, name)}>
      <SiteText from={company} of={name} around={LINES[name]} />
    </li>
  ));
}
