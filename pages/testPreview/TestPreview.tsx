import './fields.css';
import './testPreview.css';
import { useHash } from '../../shared/runtime/hashRoute.ts';
import { lazyComponent } from '../../shared/ui/lazy/lazyComponent.tsx';
import { lazyModule } from '../../shared/ui/lazy/lazyModule.ts';
import { Launch } from './Launch.tsx';
import { PhoneView } from './PhoneView.tsx';
import { ShellCheck } from './ShellCheck.tsx';
import { text } from './testPreview.messages.ts';
import { SHELL_CHECK } from './testPreview.model.ts';
import { useTester } from './useTester.ts';

/** Whether the dev server runs; a build has `false` here and leaves out what depends on it. */
declare const __DEVELOPMENT__: boolean;

const Widgets =
  __DEVELOPMENT__ &&
  lazyComponent(
    lazyModule('pages/testPreview/widgets/Widgets.tsx', () => import('./widgets/Widgets.tsx')),
    (module) => module.Widgets,
  );

const PHONE = '#/phone';
const LAUNCH = '#/launch';
const WIDGETS = '#/widgets';
const VIEWS = [
  { hash: LAUNCH, name: 'launch' },
  { hash: PHONE, name: 'phone' },
  { hash: SHELL_CHECK, name: 'shellCheck' },
  ...(Widgets ? ([{ hash: WIDGETS, name: 'widgets' }] as const) : []),
] as const;

/** The testers' page: opens pages with device fields, shows them in a framed phone, and tests the bridge. */
export function TestPreview() {
  const hash = useHash();
  const [tester, change] = useTester();
  const current = VIEWS.find((view) => view.hash === hash)?.hash ?? LAUNCH;
  return (
    <main
      className={current === PHONE ? 'page preview preview-wide' : 'page preview'}
      aria-label={text.title}
    >
      <h1 className="page-title">{text.title}</h1>
      <nav className="preview-views" aria-label={text.views}>
        {VIEWS.map((view) => (
          <a
            key={view.hash}
            href={view.hash}
            aria-current={view.hash === current ? 'page' : undefined}
          >
            {text[view.name]}
          </a>
        ))}
      </nav>
      {current === PHONE && <PhoneView tester={tester} onChange={change} />}
      {current === SHELL_CHECK && <ShellCheck />}
      {Widgets && current === WIDGETS && <Widgets />}
      {current === LAUNCH && <Launch tester={tester} onChange={change} phoneHash={PHONE} />}
    </main>
  );
}
