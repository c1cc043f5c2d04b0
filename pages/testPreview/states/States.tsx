import './states.css';
import { useEffect, useState } from 'react';
import { createSimulatedShell } from '../../../shared/bridge/simulatedShell.ts';
import { hostSimulator } from '../../../shared/bridge/simulator.ts';
import type { PageSummary } from '../../../shared/document/page.ts';
import { sanitizeServerUrl } from '../../../shared/runtime/navigate.ts';
import { DEVICES, deviceOf } from '../devices.ts';
import { createNetwork, networkOf } from '../network.ts';
import { SelectField } from '../SelectField.tsx';
import { DEFAULTS, type PhoneSettings, profileOf } from '../tester.model.ts';
import { text as pageText } from '../testPreview.messages.ts';
import type { Scenario } from '../testPreview.model.ts';
import type { SetUpState } from '../useSetUp.ts';
import { PageStates } from './PageStates.tsx';
import { text } from './states.messages.ts';
import { type Choice, chosenOf, gridOf } from './states.model.ts';

interface StatesProps {
  setUp: SetUpState;
  scenarios: readonly Scenario[] | undefined;
}

/** Every page of the build; inserted by the build. */
declare const __PAGES__: readonly PageSummary[];

const ignore = () => undefined;

/** Gives every small screen its own shell and its own network, which the frame is named after. */
function useSmallPhones(phone: PhoneSettings): void {
  useEffect(
    () =>
      hostSimulator((frame) => {
        const sanitize = (raw: unknown) => sanitizeServerUrl(raw, 'shell');
        const watchers = { heard: ignore, performs: ignore, sanitize };
        createSimulatedShell(profileOf(phone), watchers).attach(frame);
        createNetwork(networkOf(frame.name)).limit(frame);
      }),
    [phone],
  );
}

/** Every screen in every state, small, in a grid. */
export function States({ setUp, scenarios }: StatesProps) {
  const { tester, change } = setUp;
  const [choice, setChoice] = useState<Choice>({ route: '', which: 'main' });
  useSmallPhones(tester.phone);
  if (!scenarios) return <p aria-busy="true" />;
  const grid = gridOf(__PAGES__, scenarios, DEFAULTS.fields.orderId);
  const shown = chosenOf(grid, choice);
  const screens = shown.reduce((sum, { states }) => sum + states.length, 0);
  return (
    <>
      <p className="muted">{text.intro}</p>
      <section className="card states-tools" aria-label={text.shown}>
        <SelectField
          label={text.page}
          value={choice.route}
          options={[
            ['', text.everyPage],
            ...grid.map(({ page }) => [page.name, `/${page.name}`] as const),
          ]}
          onChange={(route) => setChoice({ ...choice, route })}
        />
        <SelectField
          label={text.states}
          value={choice.which}
          options={Object.entries(text.which)}
          onChange={(key) => setChoice({ ...choice, which: key === 'every' ? key : 'main' })}
        />
        <SelectField
          label={text.device}
          value={deviceOf(tester.phone.device).key}
          options={DEVICES.map(({ key, name }) => [key, name] as const)}
          onChange={(device) => change({ phone: { ...tester.phone, device } })}
        />
        <SelectField
          label={text.language}
          value={tester.language}
          options={Object.entries(pageText.languages)}
          onChange={(chosen) => change({ language: chosen === 'fil' ? chosen : '' })}
        />
        <p role="status">{text.count(screens, shown.length)}</p>
      </section>
      {shown.map(({ page, states }) => (
        <PageStates key={page.name} page={page} states={states} setUp={setUp} />
      ))}
    </>
  );
}
