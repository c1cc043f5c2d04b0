import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { getConfig } from '../../shared/config/config.ts';
import { Contact } from '../../shared/runtime/Contact.tsx';
import { hashOf } from '../../shared/runtime/hashRoute.ts';
import { openServerAddress } from '../../shared/runtime/navigate.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { PROGRESS_TEXT } from '../../shared/ui/progress.messages.ts';
import {
  agreementText,
  documentsText,
  downloadText,
  landingViewsText,
} from './landingViews.messages.ts';

interface DownloadProps {
  appName: string;
  /** The download address from the template or the configuration; `''` if unknown. */
  address: string;
  /** Whether the template is still loading. */
  loading: boolean;
  onRetry: () => void;
}

interface LandingViewsProps extends DownloadProps {
  view: 'downloadTemplate' | 'agreementTemplate';
  /** The template's agreement as plain text; `''` if it has none. */
  agreement: string;
  onBack: () => void;
}

/** The views that replace the form. Their script loads on the first interaction. */
export function LandingViews({ view, agreement, onBack, ...rest }: LandingViewsProps) {
  const goBack = (event: MouseEvent) => {
    event.preventDefault();
    onBack();
  };
  return (
    <section className="card landing-view">
      {view === 'downloadTemplate' ? <Download {...rest} /> : <Agreement agreement={agreement} />}
      <p className="landing-back links">
        <a href={hashOf('')} onClick={goBack}>
          {landingViewsText.back}
        </a>
      </p>
    </section>
  );
}

/** The heading of a view that replaced the form. It takes the focus. */
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

/** The description of the app and its download. */
function Download({ appName, address, loading, onRetry }: DownloadProps) {
  return (
    <>
      <div className="app-mark" aria-hidden="true" />
      <ViewTitle>{downloadText.title(appName)}</ViewTitle>
      <p className="prose">{downloadText.lead}</p>
      {address || loading ? (
        <>
          <Button
            tap="download"
            busy={loading && PROGRESS_TEXT.loading}
            onClick={() => openServerAddress(address)}
          >
            {downloadText.button(appName)}
          </Button>
          <p className="note landing-note">{downloadText.note}</p>
        </>
      ) : (
        <Notice>
          <p className="spaced">
            <strong>{downloadText.none}</strong> {downloadText.noneText}
          </p>
          <Button kind="secondary" onClick={onRetry}>
            {downloadText.retry}
          </Button>
          <Contact />
        </Notice>
      )}
      <h2 className="section-title">{downloadText.what}</h2>
      <ul className="landing-can">
        {downloadText.can.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
    </>
  );
}

/** The agreement that a visitor accepts: the template's text in paragraphs, else links to the site's own documents. */
function Agreement({ agreement }: { agreement: string }) {
  const paragraphs = agreement.split(/\s*\n\s*/).filter((paragraph) => paragraph.trim());
  return (
    <>
      <ViewTitle>{agreementText.title}</ViewTitle>
      {paragraphs.map((paragraph, index) => (
        <p className="prose" key={index}>
          {paragraph}
        </p>
      ))}
      {!paragraphs.length && (
        <>
          <p className="prose">{agreementText.intro}</p>
          <Documents />
        </>
      )}
    </>
  );
}

/** Links to the documents that apply to every registration. */
export function Documents() {
  const { basePath } = getConfig();
  return (
    <>
      <p className="prose">
        {documentsText.terms} <a href={`${basePath}loanAgreement`}>{documentsText.termsLink}</a>.
      </p>
      <p className="prose">
        {documentsText.privacy} <a href={`${basePath}privacyPolicy`}>{documentsText.privacyLink}</a>
        .
      </p>
    </>
  );
}
