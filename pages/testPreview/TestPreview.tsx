import './testPreview.css';
import { useEffect, useState } from 'react';
import { send } from '../../shared/api/send.ts';
import { config } from '../../shared/config/config.ts';
import { routes } from '../../shared/config/routes.ts';
import { readSession, writeSession } from '../../shared/session/storage.ts';
import { DeviceTools } from './DeviceTools.tsx';
import { SandboxTools } from './SandboxTools.tsx';
import {
  type DeviceFields,
  FIELD_NAMES,
  keptFields,
  previewLinks,
  type Scenario,
  scenariosCall,
} from './testPreview.model.ts';
import { text } from './testPreview.text.ts';

/** The QA launch page (spec 2.9): device fields, links that carry them, device tools. */
export function TestPreview() {
  const [fields, setFields] = useState(() => keptFields(readSession('devicePreset')));
  const [scenarios, setScenarios] = useState<Scenario[]>();
  useEffect(() => {
    send(scenariosCall, {}, { quiet: true }).then((result) =>
      setScenarios(result.success ? result.data : []),
    );
  }, []);
  const change = (changed: Partial<DeviceFields>) => {
    const next = { ...fields, ...changed };
    setFields(next);
    writeSession('devicePreset', JSON.stringify(next));
  };
  return (
    <main className="page preview">
      <h1 className="page-title">{text.title}</h1>
      <p className="muted">{text.intro}</p>
      <ScenarioChoice scenarios={scenarios} orderId={fields.orderId} onChange={change} />
      <Fields fields={fields} onChange={change} />
      <Links fields={fields} />
      {scenarios && scenarios.length > 0 && <SandboxTools sessionId={fields.sessionId} />}
      <DeviceTools />
    </main>
  );
}

interface ChoiceProps {
  scenarios: Scenario[] | undefined;
  orderId: string;
  onChange: (changed: Partial<DeviceFields>) => void;
}

function ScenarioChoice({ scenarios, orderId, onChange }: ChoiceProps) {
  if (!scenarios) return <div className="preview-choice" aria-busy="true" />;
  if (!scenarios.length) return <p className="muted">{text.noSandbox}</p>;
  const chosen = scenarios.find((scenario) => scenario.orderId === orderId);
  return (
    <section className="card preview-choice">
      <label className="field">
        <span>{text.scenario}</span>
        <select
          value={chosen?.orderId ?? ''}
          onChange={(event) => onChange({ orderId: event.target.value })}
        >
          <option value="">{text.scenarioNone}</option>
          {scenarios.map((scenario) => (
            <option key={scenario.orderId} value={scenario.orderId}>
              {scenario.title}
            </option>
          ))}
        </select>
      </label>
      <p className="muted">{chosen?.description}</p>
    </section>
  );
}

function Fields({
  fields,
  onChange,
}: {
  fields: DeviceFields;
  onChange: (changed: Partial<DeviceFields>) => void;
}) {
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
              onChange={(event) => onChange({ [name]: event.target.value })}
            />
          </label>
        ))}
      </div>
    </section>
  );
}

function Links({ fields }: { fields: DeviceFields }) {
  return (
    <section className="card">
      <h2 className="section-title">{text.links}</h2>
      <ul className="preview-links">
        {previewLinks(fields, routes, config.basePath).map(({ label, href }) => (
          <li key={label}>
            {href ? (
              <a href={href}>{label}</a>
            ) : (
              <span className="muted">
                {label} ({text.missing})
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
