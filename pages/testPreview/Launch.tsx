import { useEffect, useState } from 'react';
import { send } from '../../shared/api/send.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { DeviceTools } from './DeviceTools.tsx';
import { DialectField } from './DialectField.tsx';
import { DEVICES } from './devices.ts';
import { Links } from './Links.tsx';
import { SandboxTools } from './SandboxTools.tsx';
import { SelectField } from './SelectField.tsx';
import {
  type DeviceFields,
  FIELD_NAMES,
  freshSession,
  type Tester,
  withDevice,
  withMarket,
} from './tester.model.ts';
import { text } from './testPreview.messages.ts';
import { type Scenario, scenariosCall } from './testPreview.model.ts';
import type { ChangeTester } from './useTester.ts';

interface ViewProps {
  tester: Tester;
  onChange: ChangeTester;
}

/** Presets, device fields, and links that include them. */
export function Launch({ tester, onChange, phoneHash }: ViewProps & { phoneHash: string }) {
  const [scenarios, setScenarios] = useState<Scenario[]>();
  useEffect(() => {
    send(scenariosCall, {}, { quiet: true }).then((result) =>
      setScenarios(result.success ? result.data : []),
    );
  }, []);
  return (
    <>
      <p className="muted">{text.intro}</p>
      <Presets tester={tester} onChange={onChange} scenarios={scenarios} />
      <Fields tester={tester} onChange={onChange} />
      <Links tester={tester} onChange={onChange} phoneHash={phoneHash} />
      {scenarios && scenarios.length > 0 && <SandboxTools sessionId={tester.fields.sessionId} />}
      <DeviceTools contact={tester.contact} onContact={(contact) => onChange({ contact })} />
    </>
  );
}

function Presets({
  tester: { fields, market, language },
  onChange,
  scenarios,
}: ViewProps & { scenarios: Scenario[] | undefined }) {
  const device = DEVICES.find(
    ({ deviceName, osVersion }) =>
      deviceName === fields.deviceName && osVersion === fields.osVersion,
  );
  const choose = (key: string) => {
    const chosen = DEVICES.find((one) => one.key === key);
    if (chosen) onChange({ fields: withDevice(fields, chosen) });
  };
  const chooseMarket = (key: string) => {
    const chosen = key === 'in' ? 'in' : 'ph';
    onChange({ market: chosen, fields: withMarket(fields, chosen) });
  };
  return (
    <section className="card">
      <h2 className="section-title">{text.presets}</h2>
      <div className="preview-fields preview-presets">
        <SelectField
          label={text.devicePreset}
          value={device?.key ?? ''}
          options={[['', text.deviceNone], ...DEVICES.map(({ key, name }) => [key, name] as const)]}
          onChange={choose}
        />
        <SelectField
          label={text.market}
          value={market}
          options={Object.entries(text.markets)}
          onChange={chooseMarket}
        />
        <SelectField
          label={text.language}
          value={language}
          options={Object.entries(text.languages)}
          onChange={(chosen) => onChange({ language: chosen === 'fil' ? chosen : '' })}
        />
      </div>
      <ScenarioChoice
        scenarios={scenarios}
        orderId={fields.orderId}
        onChoose={(orderId) => onChange({ fields: { ...fields, orderId } })}
      />
      {scenarios && scenarios.length > 0 && <DialectField sessionId={fields.sessionId} />}
    </section>
  );
}

interface ScenarioProps {
  scenarios: Scenario[] | undefined;
  orderId: string;
  onChoose: (orderId: string) => void;
}

function ScenarioChoice({ scenarios, orderId, onChoose }: ScenarioProps) {
  if (!scenarios) return <div className="preview-choice" aria-busy="true" />;
  if (!scenarios.length) return <p className="muted">{text.noSandbox}</p>;
  const chosen = scenarios.find((scenario) => scenario.orderId === orderId);
  return (
    <div className="preview-choice">
      <SelectField
        label={text.scenario}
        value={chosen?.orderId ?? ''}
        options={[
          ['', text.scenarioNone],
          ...scenarios.map((scenario) => [scenario.orderId, scenario.title] as const),
        ]}
        onChange={onChoose}
      />
      <p className="muted">{chosen?.description}</p>
    </div>
  );
}

function Fields({ tester: { fields }, onChange }: ViewProps) {
  const change = (changed: Partial<DeviceFields>) =>
    onChange({ fields: { ...fields, ...changed } });
  return (
    <section className="card">
      <h2 className="section-title">{text.fields}</h2>
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
    </section>
  );
}
