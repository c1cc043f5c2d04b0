import { DEVICES } from './devices.ts';
import { text } from './phone.messages.ts';
import { SelectField } from './SelectField.tsx';
import {
  ACTION_NAMES,
  ANNOUNCES,
  PACES,
  type PaceKey,
  type PhoneSettings,
  type Tester,
  TRANSPORTS,
  toggled,
} from './tester.model.ts';
import { linksOf } from './testPreview.links.ts';
import type { ChangeTester } from './useTester.ts';

interface PhoneOptionsProps {
  tester: Tester;
  onChange: ChangeTester;
}

/** The page, phone and shell to use. Changes apply when the phone is next opened. */
export function PhoneOptions({ tester, onChange }: PhoneOptionsProps) {
  const { phone } = tester;
  const change = (changed: Partial<PhoneSettings>) => onChange({ phone: { ...phone, ...changed } });
  const pages = linksOf(tester).filter(({ href }) => href);
  return (
    <section className="card">
      <h2 className="section-title">{text.settings}</h2>
      <div className="preview-fields">
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
          label={text.transport}
          value={phone.transport}
          options={TRANSPORTS.map((key) => [key, text.transports[key]] as const)}
          onChange={(key) => change({ transport: key as PhoneSettings['transport'] })}
        />
        <SelectField
          label={text.pace}
          value={phone.pace}
          options={Object.keys(PACES).map((key) => [key, text.paces[key as PaceKey]] as const)}
          onChange={(key) => change({ pace: key as PaceKey })}
        />
        <SelectField
          label={text.announces}
          value={phone.announces}
          options={ANNOUNCES.map((key) => [key, text.announced[key]] as const)}
          onChange={(key) => change({ announces: key as PhoneSettings['announces'] })}
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
                onChange={() => change({ without: toggled(phone.without, name) })}
              />
              {name}
            </label>
          ))}
        </div>
      </details>
    </section>
  );
}
