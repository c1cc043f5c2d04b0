import { DeviceTools } from './DeviceTools.tsx';
import { FieldsPanel } from './FieldsPanel.tsx';
import { Links } from './Links.tsx';
import { Panel } from './Panel.tsx';
import { text as phoneText } from './phone.messages.ts';
import { SandboxTools } from './SandboxTools.tsx';
import { SetUpPanel } from './SetUpPanel.tsx';
import { ShellFields } from './ShellFields.tsx';
import { text } from './testPreview.messages.ts';
import type { Scenario } from './testPreview.model.ts';
import type { SetUpState } from './useSetUp.ts';

interface LaunchProps {
  setUp: SetUpState;
  scenarios: readonly Scenario[] | undefined;
  /** The phone is beside this form, and follows it. */
  isBesidePhone: boolean;
  phoneHash: string;
}

/** The set-up, links that include it, and the tools of device and sandbox. */
export function Launch({ setUp, scenarios, isBesidePhone, phoneHash }: LaunchProps) {
  const { tester, change } = setUp;
  const links = (
    <Links tester={tester} onChange={change} phoneHash={phoneHash} isBesidePhone={isBesidePhone} />
  );
  const { sessionId } = tester.fields;
  return (
    <section className="launch" aria-label={text.launch}>
      {!isBesidePhone && <p className="muted">{text.intro}</p>}
      <SetUpPanel setUp={setUp} scenarios={scenarios} isBesidePhone={isBesidePhone} />
      {isBesidePhone && links}
      <FieldsPanel tester={tester} onChange={change} hasDevices={isBesidePhone} />
      {!isBesidePhone && links}
      {isBesidePhone && (
        <Panel title={phoneText.shellTitle} folds>
          <ShellFields
            phone={tester.phone}
            onChange={(changed) => change({ phone: { ...tester.phone, ...changed } })}
          />
        </Panel>
      )}
      {scenarios && scenarios.length > 0 && (
        <SandboxTools sessionId={sessionId} opensTab={isBesidePhone} />
      )}
      <DeviceTools
        contact={tester.contact}
        onContact={(contact) => change({ contact })}
        folds={isBesidePhone}
      />
    </section>
  );
}
