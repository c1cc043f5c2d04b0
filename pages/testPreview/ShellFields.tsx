import { text } from './phone.messages.ts';
import { SelectField } from './SelectField.tsx';
import {
  ACTION_NAMES,
  ANNOUNCES,
  PACES,
  type PaceKey,
  type PhoneSettings,
  TRANSPORTS,
  toggled,
} from './tester.model.ts';

interface ShellFieldsProps {
  phone: PhoneSettings;
  onChange: (changed: Partial<PhoneSettings>) => void;
}

/** How the simulated shell behaves, and which actions it supports. */
export function ShellFields({ phone, onChange }: ShellFieldsProps) {
  return (
    <>
      <div className="preview-fields">
        <SelectField
          label={text.transport}
          value={phone.transport}
          options={TRANSPORTS.map((key) => [key, text.transports[key]] as const)}
          onChange={(key) => onChange({ transport: key as PhoneSettings['transport'] })}
        />
        <SelectField
          label={text.pace}
          value={phone.pace}
          options={Object.keys(PACES).map((key) => [key, text.paces[key as PaceKey]] as const)}
          onChange={(key) => onChange({ pace: key as PaceKey })}
        />
        <SelectField
          label={text.announces}
          value={phone.announces}
          options={ANNOUNCES.map((key) => [key, text.announced[key]] as const)}
          onChange={(key) => onChange({ announces: key as PhoneSettings['announces'] })}
        />
      </div>
      <details className="preview-actions">
        <summary>{text.actions}</summary>
        <div className="preview-fields">
          {ACTION_NAMES.map((name) => (
            <label className="preview-check" key={name}>
              <input
                type="checkbox"
                checked={!phone.without.split(',').includes(name)}
                onChange={() => onChange({ without: toggled(phone.without, name) })}
              />
              {name}
            </label>
          ))}
        </div>
      </details>
    </>
  );
}
