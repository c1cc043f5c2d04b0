import '../../shared/ui/warning.css';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { getConfig } from '../../shared/config/config.ts';
import { Contact } from '../../shared/runtime/Contact.tsx';
import { hashOf } from '../../shared/runtime/hashRoute.ts';
import { openServerAddress } from '../../shared/runtime/navigate.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { agreement as agreementText, documents, download, way } from './landingViews.messages.ts';

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
          {way.back}
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
      <ViewTitle>{download.title(appName)}</ViewTitle>
      <p className="prose">{download.lead}</p>
      {address || loading ? (
        <>
          <Button tap="download" busy={loading} onClick={() => openServerAddress(address)}>
            {download.button(appName)}
          </Button>
          <p className="note landing-note">{download.note}</p>
        </>
      ) : (
        <div className="notice warning">
          <p className="spaced">
            <strong>{download.none}</strong> {download.noneText}
          </p>
          <Button kind="secondary" onClick={onRetry}>
            {download.retry}
          </Button>
          <Contact />
        </div>
      )}
      <h2 className="section-title">{download.what}</h2>
      <ul className="landing-can">
        {download.can.map((what) => (
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
        {documents.terms} <a href={`${basePath}loanAgreement`}>{documents.termsLink}</a>.
      </p>
      <p className="prose">
        {documents.privacy} <a href={`${basePath}privacyPolicy`}>{documents.privacyLink}</a>.
      </p>
    </>
  );
}
