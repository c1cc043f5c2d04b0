import { DEVICES } from './devices.ts';
import { NETWORKS } from './network.ts';
import { text } from './phone.messages.ts';
import { SelectField } from './SelectField.tsx';
import type { PhoneSettings, Tester } from './tester.model.ts';
import { linksOf } from './testPreview.links.ts';
import type { ChangeTester } from './useTester.ts';

interface PhoneChoicesProps {
  tester: Tester;
  onChange: ChangeTester;
}

/** The page to open, the phone's size, and its network. */
export function PhoneChoices({ tester, onChange }: PhoneChoicesProps) {
  const { phone } = tester;
  const change = (changed: Partial<PhoneSettings>) => onChange({ phone: { ...phone, ...changed } });
  const pages = linksOf(tester).filter(({ href }) => href);
  return (
    <>
      <SelectField
        label={text.page}
        value={phone.page}
        options={pages.map(({ label }) => [label, label] as const)}
        onChange={(page) => change({ page })}
      />
      <SelectField
        label={text.device}
        value={phone.device}
        options={DEVICES.map(({ key, name }) => [key, name] as const)}
        onChange={(device) => change({ device })}
      />
      <SelectField
        label={text.network}
        value={phone.network}
        options={NETWORKS.map((key) => [key, text.networks[key]] as const)}
        onChange={(key) => change({ network: key as PhoneSettings['network'] })}
      />
    </>
  );
}
