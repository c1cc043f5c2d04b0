import { PhoneChoices } from './PhoneChoices.tsx';
import { text } from './phone.messages.ts';
import { ShellFields } from './ShellFields.tsx';
import type { Tester } from './tester.model.ts';
import type { ChangeTester } from './useTester.ts';

interface PhoneOptionsProps {
  tester: Tester;
  onChange: ChangeTester;
}

/** The page, phone and shell to use. Changes apply when the phone is next opened; that of the network at once. */
export function PhoneOptions({ tester, onChange }: PhoneOptionsProps) {
  return (
    <section className="card">
      <h2 className="section-title">{text.settings}</h2>
      <div className="preview-fields">
        <PhoneChoices tester={tester} onChange={onChange} />
      </div>
      <ShellFields
        phone={tester.phone}
        onChange={(changed) => onChange({ phone: { ...tester.phone, ...changed } })}
      />
    </section>
  );
}
