import { lazy, type MouseEvent, useEffect, useRef, useState } from 'react';
import {
  addressWithoutPromotion,
  forwardedQuery,
  landingParameters,
} from '../../shared/api/session/landing.ts';
import { getConfig } from '../../shared/config/config.ts';
import { goToHash, hashOf, useHash } from '../../shared/runtime/hashRoute.ts';
import type { LivePage } from '../../shared/runtime/mount.tsx';
import { makeReady } from '../../shared/runtime/ready.ts';
import { screenContext } from '../../shared/runtime/screenContext.ts';
import { useAtomValue, useSetAtom } from '../../shared/runtime/store.ts';
import { Button, ButtonLink } from '../../shared/ui/Button.tsx';
import { LazyPart } from '../../shared/ui/LazyPart.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { PROGRESS_TEXT } from '../../shared/ui/progress.messages.ts';
import { LandingHero } from './LandingHero.tsx';
import { landingText } from './landing.messages.ts';
import { takesRoutes, type View, viewOf } from './landing.model.ts';
import type definition from './page.ts';
import { RegistrationForm } from './registration/RegistrationForm.tsx';
import './landing.css';

const loadViews = () => import('./LandingViews.tsx');

const LandingViews = lazy(() => loadViews().then((module) => ({ default: module.LandingViews })));

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
export function Landing(page: LivePage<typeof definition>) {
  const state = useAtomValue(page.query.state);
  const load = useSetAtom(page.query.load);
  const { view, show } = useView();
  const known = state.status === 'ready' ? state.data : undefined;
  const shown = page.shown(known, screenContext(), { status: 'loading' });
  const { agreement = '' } = known ?? {};
  const appName = known?.appName || getConfig().brandName;
  const address = known?.downloadUrl || getConfig().storeUrl;
  const reading = state.status === 'loading' || (state.status === 'failed' && state.retrying);
  // One that could not be read keeps nobody from registering.
  const refused = state.status === 'failed' && state.failure === 'refused' && state;
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
          shut={
            refused && (
              <Refused
                words={refused.message}
                busy={refused.retrying}
                onRetry={() => void load()}
              />
            )
          }
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

interface RefusedProps {
  words: string;
  busy: boolean;
  onRetry: () => void;
}

/** The lender refuses the promotion, whose agreement nobody then knows: the page can be used without it. */
function Refused({ words, busy, onRetry }: RefusedProps) {
  return (
    <Notice tone="refused" role="alert">
      <p>{words}</p>
      <p className="notice-next">{landingText.shut}</p>
      <Button kind="secondary" busy={busy && PROGRESS_TEXT.loading} onClick={onRetry}>
        {landingText.retry}
      </Button>
      <ButtonLink kind="quiet" href={addressWithoutPromotion()}>
        {landingText.without}
      </ButtonLink>
    </Notice>
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
      {landingText.agree}{' '}
      <a ref={link} href={hashOf('agreementTemplate', forwardedQuery())} onClick={open}>
        {landingText.agreement}
      </a>
    </p>
  );
}
