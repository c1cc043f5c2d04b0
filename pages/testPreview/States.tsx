import { useEffect, useState } from 'react';
import { hostSimulator } from '../../shared/bridge/simulatedShell.ts';
import { getConfig } from '../../shared/config/config.ts';
import type { PageSummary } from '../../shared/document/page.ts';
import { SelectField } from './Fields.tsx';
import { addressOf, gridOf, PHONE, type ScreenState } from './pages.model.ts';
import { wordsOf } from './sandbox.model.ts';
import { createApp } from './simulatedApp.ts';
import { deviceOf, networkOf, queryOfSetUp, type Tester, USUAL_ORDER } from './tester.model.ts';
import { testPreviewText } from './testPreview.messages.ts';
import type { PreviewProps } from './usePreview.ts';

const gridText = testPreviewText.grid;

const ignore = () => undefined;

/** Gives every small screen its own shell and its own network, which the frame is named after. */
function useSmallPhones(tester: Tester): void {
  useEffect(
    () =>
      hostSimulator((frame) => {
        const own = { ...tester, network: networkOf(frame.name) };
        createApp(own, { onTraffic: ignore, performs: ignore, watchCall: () => ignore }).attach(
          frame,
        );
        // Else a screen that moves the focus would scroll the grid.
        Object.assign(frame.HTMLElement.prototype, { focus: ignore, scrollIntoView: ignore });
      }),
    [tester],
  );
}

/** Every screen in every state, small, in a grid. */
export function States({ preview }: PreviewProps) {
  const { tester, pages, scenarios, isReading } = preview;
  const [only, setOnly] = useState('');
  useSmallPhones(tester);
  const grid = gridOf(pages, scenarios, only);
  const screens = grid.reduce((sum, { states }) => sum + states.length, 0);
  const choices = gridOf(pages, [], '').map(({ page }) => [page.name, page.label]);
  return (
    <>
      <section className="card" aria-label={gridText.shown}>
        <SelectField
          label={gridText.page}
          value={only}
          options={{ '': gridText.everyPage, ...Object.fromEntries(choices) }}
          onChange={setOnly}
        />
        <p className="hint" role="status">
          {isReading ? gridText.reading : gridText.count(screens, grid.length)}
        </p>
      </section>
      {grid.map(({ page, states }) => (
        <section key={page.name} aria-labelledby={`states-${page.name}`}>
          <h2 className="section-title" id={`states-${page.name}`}>
            {page.label} <code>/{page.name}</code>
          </h2>
          <ul className="states">
            {states.map((state) => (
              <Tile key={`${state.main} ${state.orderId}`} page={page} {...state} tester={tester} />
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
  page: PageSummary;
  tester: Tester;
}

/** A small picture of a screen, live but not to be used: a link opens it in the phone. */
function Tile({ page, main, title, network, orderId, tester }: TileProps) {
  const [isLoaded, setLoaded] = useState(false);
  const { label } = page;
  const setUp = { ...tester, page: page.name, place: '', network, orderId };
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
          title={gridText.frame(label, name)}
          loading="lazy"
          onLoad={() => setLoaded(true)}
          style={{ width, height, transform: `scale(${scale})` }}
        />
        {!isLoaded && <p className="state-loading">{gridText.loading}</p>}
      </div>
      <a href={`${PHONE}?${queryOfSetUp(setUp, true)}`}>
        <span className="visually-hidden">{label}: </span>
        {name}
      </a>{' '}
      {orderId !== USUAL_ORDER && <code>{orderId}</code>}
    </li>
  );
}
