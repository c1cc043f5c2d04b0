import { useSyncExternalStore } from 'react';
import { decodedHash } from '../../shared/lib/url/decodedHash.ts';
import { useHash } from '../../shared/runtime/hashRoute.ts';
import { DeviceFields, DeviceTools, Links } from './Launch.tsx';
import { PhoneView } from './PhoneView.tsx';
import { LAUNCH, PHONE, SHELL_CHECK, STATES } from './pages.model.ts';
import { ShellCheck } from './ShellCheck.tsx';
import { States } from './States.tsx';
import { testPreviewText } from './testPreview.messages.ts';
import { usePreview } from './usePreview.ts';
import '../../shared/ui/segments.css';
import './testPreview.css';

/** The names of the views by their hash. */
const VIEWS: Readonly<Record<string, string>> = {
  [LAUNCH]: testPreviewText.launch,
  [PHONE]: testPreviewText.phone,
  [STATES]: testPreviewText.states,
  [SHELL_CHECK]: testPreviewText.shellCheck,
};

/** From this width of the window on, everything is side by side. The style sheet has the same. */
const WIDE = '(min-width: 1280px)';

function listen(notify: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** The testers' page: opens pages with device fields, shows them in a framed phone, and tests the bridge. */
export function TestPreview() {
  const hash = decodedHash(useHash());
  const preview = usePreview(hash);
  const isWide = useSyncExternalStore(
    listen,
    () => matchMedia(WIDE).matches,
    () => false,
  );
  const [view = ''] = hash.split('?');
  // On a desktop the form and the phone are one view.
  const current = view in VIEWS && !(isWide && view === PHONE) ? view : LAUNCH;
  return (
    <main className="page preview" aria-label={testPreviewText.title}>
      <header className="preview-head">
        <h1 className="page-title">{testPreviewText.title}</h1>
        <nav className="segments" aria-label={testPreviewText.views}>
          {Object.entries(VIEWS).map(([hash, name]) => (
            <a
              key={hash}
              className={hash === current ? 'segment segment-on' : 'segment'}
              href={hash}
              hidden={isWide && hash === PHONE}
              aria-current={hash === current ? 'page' : undefined}
            >
              {name}
            </a>
          ))}
        </nav>
      </header>
      <div className={`preview-${current.slice(2)}`}>
        {current === LAUNCH && (
          <>
            <Links preview={preview} isBesidePhone={isWide} />
            <section className="preview-form" aria-label={testPreviewText.launch}>
              <DeviceFields preview={preview} />
              <DeviceTools preview={preview} />
            </section>
          </>
        )}
        {(current === PHONE || (isWide && current === LAUNCH)) && <PhoneView preview={preview} />}
        {current === STATES && <States preview={preview} />}
        {current === SHELL_CHECK && <ShellCheck />}
      </div>
    </main>
  );
}
