import '../../shared/ui/notice.css';
import './landing.css';
import { lazy, type MouseEvent, useEffect, useRef, useState } from 'react';
import { templateQuery } from '../../shared/api/landing.ts';
import { sendQuery } from '../../shared/api/send.ts';
import { forwardedQuery, landingParameters } from '../../shared/api/session/landing.ts';
import { getConfig } from '../../shared/config/config.ts';
import { goToHash, hashOf, useHash } from '../../shared/runtime/hashRoute.ts';
import { queryAtoms } from '../../shared/runtime/queryAtoms.ts';
import { makeReady } from '../../shared/runtime/ready.ts';
import { screenContext } from '../../shared/runtime/screenContext.ts';
import { useAtomValue, useSetAtom } from '../../shared/runtime/store.ts';
import { LazyPart } from '../../shared/ui/LazyPart.tsx';
import { LandingHero } from './LandingHero.tsx';
import { text } from './landing.messages.ts';
import { shownTemplate, takesRoutes, type View, viewOf } from './landing.model.ts';
import { showFailure } from './Message.tsx';
import { RegistrationForm } from './registration/RegistrationForm.tsx';

const loadViews = () => import('./LandingViews.tsx');

const LandingViews = lazy(() => loadViews().then((module) => ({ default: module.LandingViews })));

/** The promotion template in the address. Without an id the page keeps its own texts. */
export const pageData = queryAtoms(() =>
  sendQuery(templateQuery, forwardedQuery())?.then((result) => {
    if (!result.success) showFailure(result);
    return result;
  }),
);

/** The current view and a function to switch it, by hash route if the address uses them, else by state. */
function useView() {
  const hash = useHash();
  const [inPlace, setInPlace] = useState<View>('form');
  const routed = takesRoutes(landingParameters());
  const show = (next: View) => {
    if (!routed) setInPlace(next);
    else if (next === 'form') goToHash('');
    else goToHash(next, forwardedQuery());
  };
  return { view: routed ? viewOf(hash) : inPlace, show };
}

/** The promotion registration landing page. */
export function Landing() {
  const state = useAtomValue(pageData.state);
  const load = useSetAtom(pageData.load);
  const { view, show } = useView();
  const known = state.status === 'ready' ? state.data : undefined;
  const shown = shownTemplate(known, screenContext());
  const { agreement = '' } = known ?? {};
  const appName = known?.appName || getConfig().brandName;
  const address = known?.downloadUrl || getConfig().storeUrl;
  const reading = state.status === 'loading' || (state.status === 'failed' && state.retrying);
  useEffect(makeReady, []);
  return (
    <main className="page landing">
      {/* Hidden rather than unmounted, so that typed text is still there on return. */}
      <div className="landing-form" hidden={view !== 'form'}>
        <div className="landing-first" aria-busy={state.status === 'loading' || undefined}>
          <LandingHero shown={shown} />
        </div>
        <RegistrationForm
          appName={appName}
          buttonText={shown.button}
          onTouched={() => void loadViews().catch(() => undefined)}
          onRegistered={() => show('downloadTemplate')}
        >
          <Agree onForm={view === 'form'} onOpen={() => show('agreementTemplate')} />
        </RegistrationForm>
      </div>
      {view !== 'form' && (
        <LazyPart placeholder={null}>
          <LandingViews
            view={view}
            appName={appName}
            agreement={agreement}
            address={address}
            loading={reading && !address}
            onRetry={() => void load()}
            onBack={() => show('form')}
          />
        </LazyPart>
      )}
    </main>
  );
}

/** The line with the link to the agreement. Focus returns to it when the form is shown again. */
function Agree({ onForm, onOpen }: { onForm: boolean; onOpen: () => void }) {
  const link = useRef<HTMLAnchorElement>(null);
  const left = useRef(false);
  useEffect(() => {
    if (!onForm || !left.current) return;
    left.current = false;
    link.current?.focus();
  }, [onForm]);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    left.current = true;
    onOpen();
  };
  return (
    <p className="landing-agree links center">
      {text.agree}{' '}
      <a ref={link} href={hashOf('agreementTemplate', forwardedQuery())} onClick={open}>
        {text.agreement}
      </a>
    </p>
  );
}
