import './landing.css';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { config } from '../../shared/config/config.ts';
import { Contact } from '../../shared/page/Contact.tsx';
import { goToHash, hashOf, useHash } from '../../shared/page/hashRoute.ts';
import { useAtomValue, useSetAtom } from '../../shared/page/store.ts';
import { replayTaps } from '../../shared/page/taps.ts';
import { forwardedQuery, landingParameters } from '../../shared/session/landing.ts';
import { AgreementView } from './AgreementView.tsx';
import { DownloadView } from './DownloadView.tsx';
import { LandingHero } from './LandingHero.tsx';
import { LandingStory } from './LandingStory.tsx';
import {
  takesRoutes,
  template,
  templateOf,
  trackVisit,
  type View,
  viewOf,
} from './landing.model.ts';
import { agreement, download, text } from './landing.text.ts';
import { RegistrationForm } from './RegistrationForm.tsx';

/** The view on show and the way to another: hash routes where they are taken, else in place (spec 2.8). */
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

/** The promotion registration landing page (spec 2.8). */
export function Landing() {
  const state = useAtomValue(template.state);
  const load = useSetAtom(template.load);
  const { view, show } = useView();
  const known = state.status === 'ready' ? state.data : undefined;
  const { title, banner, buttonText, appName, downloadUrl, agreement: terms } = templateOf(known);
  const loading = state.status === 'loading' || (state.status === 'failed' && state.retrying);
  useEffect(trackVisit, []);
  useEffect(replayTaps, []);
  const to = (next: View) => (event: MouseEvent) => {
    event.preventDefault();
    show(next);
  };
  const back = (label: string) => (
    <p className="landing-back">
      <a href={hashOf('')} onClick={to('form')}>
        {label}
      </a>
    </p>
  );
  return (
    <main className="page landing">
      <noscript>
        <NoScript />
      </noscript>
      {/* Hidden, not gone: what was typed is there again on the way back. */}
      <div hidden={view !== 'form'}>
        <LandingHero title={title} banner={banner} />
        <RegistrationForm
          appName={appName}
          buttonText={buttonText}
          onRegistered={() => show('downloadTemplate')}
        >
          <p className="landing-agree">
            {text.agree}{' '}
            <AgreementLink
              back={view === 'form'}
              href={hashOf('agreementTemplate', forwardedQuery())}
              onClick={to('agreementTemplate')}
            />
            .
          </p>
        </RegistrationForm>
        <LandingStory />
      </div>
      {view === 'downloadTemplate' && (
        <DownloadView
          appName={appName}
          address={downloadUrl}
          loading={loading && !downloadUrl}
          onRetry={() => void load()}
          heading={<ViewTitle>{download.title(appName)}</ViewTitle>}
        >
          {back(download.back)}
        </DownloadView>
      )}
      {view === 'agreementTemplate' && (
        <AgreementView agreement={terms} heading={<ViewTitle>{agreement.title}</ViewTitle>}>
          {back(agreement.back)}
        </AgreementView>
      )}
    </main>
  );
}

/** What stands above the form where it cannot work. */
function NoScript() {
  return (
    <div className="card landing-noscript">
      <p>{text.noScript}</p>
      <p>
        <a href={`${config.basePath}loanAgreement`}>{text.noScriptTerms}</a>
      </p>
      <p>
        <a href={`${config.basePath}privacyPolicy`}>{text.noScriptPrivacy}</a>
      </p>
      <Contact />
    </div>
  );
}

/** The heading of a view that took the form's place: focus goes there. */
function ViewTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus();
  }, []);
  return (
    <h1 className="page-title" tabIndex={-1} ref={heading}>
      {children}
    </h1>
  );
}

interface AgreementLinkProps {
  /** The form is on show. */
  back: boolean;
  href: string;
  onClick: (event: MouseEvent) => void;
}

/** The link to the agreement; focus comes back to it with the form. */
function AgreementLink({ back, href, onClick }: AgreementLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const left = useRef(false);
  useEffect(() => {
    if (!back || !left.current) return;
    left.current = false;
    link.current?.focus();
  }, [back]);
  const leave = (event: MouseEvent) => {
    left.current = true;
    onClick(event);
  };
  return (
    <a ref={link} href={href} onClick={leave}>
      {text.agreement}
    </a>
  );
}
