import './fields.css';
import './testPreview.css';
import './bench.css';
import { useHash } from '../../shared/runtime/hashRoute.ts';
import { lazyComponent } from '../../shared/ui/lazy/lazyComponent.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { Launch } from './Launch.tsx';
import { PhoneView } from './PhoneView.tsx';
import { ShellCheck } from './ShellCheck.tsx';
import { splitHash } from './setUp.model.ts';
import { text } from './testPreview.messages.ts';
import { LAUNCH, PHONE, SHELL_CHECK } from './testPreview.model.ts';
import { useScenarios } from './useScenarios.ts';
import { useSetUp } from './useSetUp.ts';
import { useWide } from './useWide.ts';

const States = lazyComponent(
  lazyModule(() => import('./states/States.tsx')),
  (module) => module.States,
);

const STATES = '#/states';
const VIEWS = [
  { hash: LAUNCH, name: 'launch' },
  { hash: PHONE, name: 'phone' },
  { hash: STATES, name: 'states' },
  { hash: SHELL_CHECK, name: 'shellCheck' },
] as const;

/** Views that are more than a column of text. */
const LAYOUTS: Readonly<Record<string, string>> = {
  [PHONE]: 'preview-wide',
  [STATES]: 'preview-widest',
};

/** The class that lays a view out. On a desktop the heading and the links to views never move. */
function layoutOf(view: string, isWide: boolean, isBench: boolean): string {
  if (isBench) return 'preview-bench';
  const own = LAYOUTS[view];
  return isWide ? `preview-widest ${own ? '' : 'preview-column'}` : (own ?? '');
}

/** The testers' page: opens pages with device fields, shows them in a framed phone, and tests the bridge. */
export function TestPreview() {
  const hash = useHash();
  const isWide = useWide();
  const setUp = useSetUp(hash);
  const scenarios = useScenarios();
  const { view } = splitHash(hash);
  const asked = VIEWS.find((one) => one.hash === view)?.hash ?? LAUNCH;
  // On a desktop the form and the phone are one view.
  const current = isWide && asked === PHONE ? LAUNCH : asked;
  const isBench = isWide && current === LAUNCH;
  return (
    <main className={`page preview ${layoutOf(current, isWide, isBench)}`} aria-label={text.title}>
      <div className={isWide ? 'preview-head' : undefined}>
        <h1 className="page-title">{text.title}</h1>
        <nav className="preview-views" aria-label={text.views}>
          {VIEWS.filter(({ hash }) => !(isWide && hash === PHONE)).map((view) => (
            <a
              key={view.hash}
              href={view.hash}
              aria-current={view.hash === current ? 'page' : undefined}
            >
              {text[view.name]}
            </a>
          ))}
        </nav>
      </div>
      <div className="preview-body">
        {current === LAUNCH && (
          <Launch setUp={setUp} scenarios={scenarios} isBesidePhone={isBench} phoneHash={PHONE} />
        )}
        {(isBench || current === PHONE) && <PhoneView setUp={setUp} isLive={isBench} />}
        {current === STATES && <States setUp={setUp} scenarios={scenarios} />}
        {current === SHELL_CHECK && <ShellCheck />}
      </div>
    </main>
  );
}
