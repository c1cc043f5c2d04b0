import { useEffect, useState } from 'react';
import { hostSimulator } from '../../shared/bridge/simulatedShell.ts';
import { getConfig } from '../../shared/config/config.ts';
import type { PageSummary } from '../../shared/document/page.ts';
import { SelectField } from './Fields.tsx';
import { addressOf, gridOf, PHONE, type ScreenState } from './pages.model.ts';
import { wordsOf } from './sandbox.model.ts';
import { createApp } from './simulatedApp.ts';
import { deviceOf, networkOf, queryOfSetUp, type Tester, USUAL_ORDER } from './tester.model.ts';
import { text as allText } from './testPreview.messages.ts';
import type { PreviewProps } from './usePreview.ts';

const text = allText.grid;

/** Every page of the build; inserted by the build. */
declare const __PAGES__: readonly PageSummary[];

const ignore = () => undefined;

/** Gives every small screen its own shell and its own network, which the frame is named after. */
function useSmallPhones(tester: Tester): void {
  useEffect(
    () =>
      hostSimulator((frame) => {
        const own = { ...tester, network: networkOf(frame.name) };
        createApp(own, { onTraffic: ignore, performs: ignore }).attach(frame);
        // Else a screen that moves the focus would scroll the grid.
        Object.assign(frame.HTMLElement.prototype, { focus: ignore, scrollIntoView: ignore });
      }),
    [tester],
  );
}

/** Every screen in every state, small, in a grid. */
export function States({ preview: { tester, links, scenarios } }: PreviewProps) {
  const [only, setOnly] = useState('');
  useSmallPhones(tester);
  const labelOf = (name: string) => links.find(({ page }) => page === name)?.label ?? name;
  const grid = gridOf(__PAGES__, scenarios, only);
  const screens = grid.reduce((sum, { states }) => sum + states.length, 0);
  const choices = gridOf(__PAGES__, [], '').map(({ name }) => [name, labelOf(name)]);
  return (
    <>
      <section className="card" aria-label={text.shown}>
        <SelectField
          label={text.page}
          value={only}
          options={{ '': text.everyPage, ...Object.fromEntries(choices) }}
          onChange={setOnly}
        />
        <p className="hint" role="status">
          {text.count(screens, grid.length)}
        </p>
      </section>
      {grid.map(({ name, states }) => (
        <section key={name} aria-labelledby={`states-${name}`}>
          <h2 className="section-title" id={`states-${name}`}>
            {labelOf(name)} <code>/{name}</code>
          </h2>
          <ul className="states">
            {states.map((state) => (
              <Tile
                key={`${state.main} ${state.orderId}`}
                page={name}
                label={labelOf(name)}
                {...state}
                tester={tester}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Width of a small screen, px. `testPreview.css` has the same. */
const TILE = 156;

interface TileProps extends ScreenState {
  page: string;
  label: string;
  tester: Tester;
}

/** A small picture of a screen, live but not to be used: a link opens it in the phone. */
function Tile({ page, label, main, title, network, orderId, tester }: TileProps) {
  const setUp = { ...tester, page, network, orderId };
  // A session of its own, so that no small screen changes what the phone shows.
  const small = { ...setUp, sessionId: `${tester.sessionId}-states` };
  const { width, height } = deviceOf(tester.device);
  const scale = TILE / width;
  const name = main ? wordsOf(main) : title;
  return (
    <li className="state">
      <div style={{ height: height * scale }} inert>
        <iframe
          name={network}
          src={addressOf(page, small, getConfig().basePath)}
          title={text.frame(label, name)}
          loading="lazy"
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
      <a href={`${PHONE}?${queryOfSetUp(setUp)}`}>
        <span className="visually-hidden">{label}: </span>
        {name}
      </a>{' '}
      {orderId !== USUAL_ORDER && <code>{orderId}</code>}
    </li>
  );
}
