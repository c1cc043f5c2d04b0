import { Button } from '../../shared/ui/Button.tsx';
import { Choices, InputField, SelectField } from './Fields.tsx';
import type { Faults } from './sandbox.model.ts';
import { faultWords, phoneText } from './testPreview.messages.ts';
import type { PreviewProps } from './usePreview.ts';
import type { TestedSandbox } from './useSandbox.ts';

interface NetworkProps extends PreviewProps {
  sandbox: TestedSandbox;
}

/** How network, lender and simulated app behave. */
export function NetworkAndApp({ preview: { tester, change }, sandbox }: NetworkProps) {
  const { network, ...app } = phoneText.choices;
  const { faults } = sandbox;
  const setting = { tester, change };
  return (
    <section className="card">
      <h2 className="section-title">{phoneText.app}</h2>
      <div className="preview-fields">
        <Choices preview={setting} choices={{ network }} />
        {faults && <FaultFields preview={setting} faults={faults} />}
      </div>
      <p className="hint preview-waiting" role="status">
        {phoneText.networkHints[tester.network]}
      </p>
      {faults && <Waiting faults={faults} sandbox={sandbox} isSet={tester.fault !== ''} />}
      <div className="preview-fields">
        {faults && (
          <InputField
            label={phoneText.faults.variant}
            type="number"
            min={0}
            value={tester.replyVariant}
            onChange={(replyVariant) => change({ replyVariant })}
          />
        )}
        <Choices preview={setting} choices={app} />
        <InputField
          label={phoneText.lacks}
          value={tester.lacks}
          placeholder={phoneText.lacksSome}
          onChange={(lacks) => change({ lacks })}
        />
      </div>
    </section>
  );
}

type Setting = Pick<PreviewProps['preview'], 'tester' | 'change'>;

/** What goes wrong at the sandbox, in which calls and how often. */
function FaultFields({ preview, faults }: { preview: Setting; faults: Faults }) {
  const { tester, change } = preview;
  const { fault, calls, times, noFault } = phoneText.faults;
  const names = faults.names.map((name) => [name, faultWords(name)]);
  const paths = faults.calls.map((call) => call.split(' ')[1] ?? '');
  return (
    <>
      <div className="preview-wide">
        <SelectField
          label={fault}
          value={tester.fault}
          options={{ '': noFault, ...Object.fromEntries(names) }}
          onChange={(chosen) => change({ fault: chosen })}
        />
      </div>
      {tester.fault && (
        <>
          <div className="preview-wide">
            <SelectField
              label={phoneText.faults.on}
              value={tester.faultOn}
              options={{ ...calls, ...Object.fromEntries(paths.map((path) => [path, path])) }}
              onChange={(faultOn) => change({ faultOn })}
            />
          </div>
          <Choices preview={preview} choices={{ faultTimes: times }} />
        </>
      )}
    </>
  );
}

interface WaitingProps extends Pick<NetworkProps, 'sandbox'> {
  faults: Faults;
  /** The tester has chosen a fault. */
  isSet: boolean;
}

/** What waits at the sandbox: the chosen fault, and calls that are held. */
function Waiting({ faults: { armed, held }, sandbox, isSet }: WaitingProps) {
  const isWaiting = armed.some(({ times }) => times !== '0');
  return (
    <>
      {isSet && (
        <div className="preview-waiting">
          <p className="hint" role="status">
            {isWaiting ? phoneText.faults.waits : phoneText.faults.happened}
          </p>
          {!isWaiting && (
            <Button kind="secondary" onClick={sandbox.armAgain}>
              {phoneText.faults.again}
            </Button>
          )}
        </div>
      )}
      {held.length > 0 && (
        <div className="preview-waiting">
          <p className="hint" role="status">
            {phoneText.faults.held(held.length)} <code>{held.join(', ')}</code>
          </p>
          <Button kind="secondary" onClick={sandbox.release}>
            {phoneText.faults.release}
          </Button>
        </div>
      )}
    </>
  );
}
