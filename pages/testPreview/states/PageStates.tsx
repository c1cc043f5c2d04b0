import type { PageSummary } from '../../../shared/document/page.ts';
import { deviceOf } from '../devices.ts';
import { queryOfSetUp, type SetUp } from '../setUp.model.ts';
import { DEFAULTS } from '../tester.model.ts';
import { linksOf } from '../testPreview.links.ts';
import { PHONE } from '../testPreview.model.ts';
import { type SetUpState, setUpNow } from '../useSetUp.ts';
import { StateTile } from './StateTile.tsx';
import { text } from './states.messages.ts';
import type { ScreenState } from './states.model.ts';

interface PageStatesProps {
  page: PageSummary;
  states: readonly ScreenState[];
  setUp: SetUpState;
}

/** The set-up with the order and the network of a state. */
function inState({ fields, phone, ...rest }: SetUp, page: string, state: ScreenState): SetUp {
  const { orderId = DEFAULTS.fields.orderId, network } = state;
  return { ...rest, fields: { ...fields, orderId }, phone: { ...phone, page, network } };
}

/** Small screens do not share the tester's session, so that none of them changes what the phone shows. */
function ownSession({ fields, ...rest }: SetUp): SetUp {
  return { ...rest, fields: { ...fields, sessionId: `${fields.sessionId}-states` } };
}

/** The states of a page, side by side. */
export function PageStates({ page, states, setUp }: PageStatesProps) {
  const now = setUpNow(setUp);
  const label = linksOf(now).find(({ route }) => route === page.name)?.label ?? page.name;
  return (
    <section className="page-states" aria-labelledby={`states-${page.name}`}>
      <h2 className="section-title" id={`states-${page.name}`}>
        {label} <code className="page-route">/{page.name}</code>
      </h2>
      <ul className="states">
        {states.map((state) => {
          const shown = inState(now, label, state);
          const link = linksOf(ownSession(shown)).find(({ route }) => route === page.name);
          return (
            <StateTile
              key={state.key}
              page={label}
              title={state.main ? text.kinds[state.main] : state.title}
              orderId={state.orderId ?? ''}
              network={state.network}
              device={deviceOf(now.phone.device)}
              href={link?.href ?? ''}
              setUpHref={`${PHONE}?${queryOfSetUp(shown)}`}
            />
          );
        })}
      </ul>
    </section>
  );
}
