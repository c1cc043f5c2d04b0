import { DeviceField } from './DeviceField.tsx';
import { DialectField } from './DialectField.tsx';
import { Panel } from './Panel.tsx';
import { PRESETS, presetOf, setUpOfPreset } from './presets.ts';
import { SelectField } from './SelectField.tsx';
import { SetUpLink } from './SetUpLink.tsx';
import { withMarket } from './tester.model.ts';
import { text } from './testPreview.messages.ts';
import type { Scenario } from './testPreview.model.ts';
import { type SetUpState, setUpNow } from './useSetUp.ts';

interface SetUpPanelProps {
  setUp: SetUpState;
  scenarios: readonly Scenario[] | undefined;
  /** The phone is beside it, so there is less room. */
  isBesidePhone: boolean;
}

/** Named set-ups, the choices that make one up, and a link to the current one. */
export function SetUpPanel({ setUp, scenarios, isBesidePhone }: SetUpPanelProps) {
  const { tester, change, dialect, apply } = setUp;
  const { fields } = tester;
  const choosePreset = (key: string) => {
    const chosen = PRESETS.find((one) => one.key === key);
    if (chosen) void apply(setUpOfPreset(chosen, tester));
  };
  return (
    <Panel title={text.setUp}>
      <SelectField
        label={text.preset}
        value={presetOf(setUpNow(setUp))?.key ?? ''}
        options={[['', text.presetNone], ...PRESETS.map(({ key, name }) => [key, name] as const)]}
        onChange={choosePreset}
      />
      <div className="preview-fields preview-presets">
        {!isBesidePhone && <DeviceField fields={fields} onChange={change} />}
        <PlaceFields setUp={setUp} />
      </div>
      <ScenarioChoice
        scenarios={scenarios}
        orderId={fields.orderId}
        onChoose={(orderId) => change({ fields: { ...fields, orderId } })}
      />
      {scenarios && scenarios.length > 0 && (
        <DialectField dialect={dialect} sessionId={fields.sessionId} />
      )}
      {scenarios && <SetUpLink setUp={setUpNow(setUp)} host={tester.host} />}
    </Panel>
  );
}

function PlaceFields({ setUp: { tester, change } }: { setUp: SetUpState }) {
  const { fields, market, language } = tester;
  const chooseMarket = (key: string) => {
    const chosen = key === 'in' ? 'in' : 'ph';
    change({ market: chosen, fields: withMarket(fields, chosen) });
  };
  return (
    <>
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
        onChange={(chosen) => change({ language: chosen === 'fil' ? chosen : '' })}
      />
    </>
  );
}

interface ScenarioProps {
  scenarios: readonly Scenario[] | undefined;
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
