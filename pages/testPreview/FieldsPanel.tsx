import { Button } from '../../shared/ui/Button.tsx';
import { DeviceField } from './DeviceField.tsx';
import { Panel } from './Panel.tsx';
import { type DeviceFields, FIELD_NAMES, freshSession, type Tester } from './tester.model.ts';
import { text } from './testPreview.messages.ts';
import type { ChangeTester } from './useTester.ts';

interface FieldsPanelProps {
  tester: Tester;
  onChange: ChangeTester;
  /** The choice of a known device is here, too. */
  hasDevices: boolean;
}

/** The device fields that every link carries. */
export function FieldsPanel({ tester: { fields }, onChange, hasDevices }: FieldsPanelProps) {
  const change = (changed: Partial<DeviceFields>) =>
    onChange({ fields: { ...fields, ...changed } });
  return (
    <Panel title={text.fields}>
      {hasDevices && <DeviceField fields={fields} onChange={onChange} />}
      <div className="preview-fields">
        {FIELD_NAMES.map((name) => (
          <label className="field" key={name}>
            <span>{text.names[name]}</span>
            <input
              value={fields[name]}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => change({ [name]: event.target.value })}
            />
          </label>
        ))}
      </div>
      <Button kind="secondary" onClick={() => change({ sessionId: freshSession(Math.random()) })}>
        {text.freshSession}
      </Button>
    </Panel>
  );
}
