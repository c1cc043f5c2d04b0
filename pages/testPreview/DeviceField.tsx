import { DEVICES } from './devices.ts';
import { SelectField } from './SelectField.tsx';
import { type DeviceFields, withDevice } from './tester.model.ts';
import { text } from './testPreview.messages.ts';
import type { ChangeTester } from './useTester.ts';

interface DeviceFieldProps {
  fields: DeviceFields;
  onChange: ChangeTester;
}

/** Fills the fields that the app of a known phone would report. */
export function DeviceField({ fields, onChange }: DeviceFieldProps) {
  const device = DEVICES.find(
    ({ deviceName, osVersion }) =>
      deviceName === fields.deviceName && osVersion === fields.osVersion,
  );
  const choose = (key: string) => {
    const chosen = DEVICES.find((one) => one.key === key);
    if (chosen) onChange({ fields: withDevice(fields, chosen) });
  };
  return (
    <SelectField
      label={text.devicePreset}
      value={device?.key ?? ''}
      options={[['', text.deviceNone], ...DEVICES.map(({ key, name }) => [key, name] as const)]}
      onChange={choose}
    />
  );
}
