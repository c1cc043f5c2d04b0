import { company } from '../../config/company.ts';
import { SiteText } from '../../runtime/SiteText.tsx';
import { mayBeShown, shownWith } from '../../runtime/siteAttributes.ts';

const LINES = {
  address: (value: string) => value,
  secNumber: (value: string) => `SEC registration no. ${value}`,
  authorityNumber: (value: string) => `Certificate of Authority no. ${value}`,
} as const;

const NAMES = ['address', 'secNumber', 'authorityNumber'] as const;

/** The operator's address and registration numbers, as far as they are configured, each in an element of its own. */
export function OperatorLines({ as: Line }: { as: 'p' | 'li' }) {
  return NAMES.filter((name) => mayBeShown(company[name])).map((name) => (
    <Line key={name} {...shownWith(company, name)}>
      <SiteText from={company} of={name} around={LINES[name]} />
    </Line>
  ));
}
