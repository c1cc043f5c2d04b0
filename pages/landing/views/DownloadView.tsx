import { Contact } from '../../../shared/runtime/Contact.tsx';
import { openServerAddress } from '../../../shared/runtime/navigate.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { BackToForm, ViewTitle } from './ViewParts.tsx';
import { download as text } from './views.messages.ts';

export interface DownloadViewProps {
  appName: string;
  /** The download address from the template or the configuration; `''` if unknown. */
  address: string;
  /** Whether the template is still loading. */
  loading: boolean;
  onRetry: () => void;
  onBack: () => void;
}

/** What the app does and where to download it. */
export function DownloadView(props: DownloadViewProps) {
  const { appName, address, loading, onRetry, onBack } = props;
  return (
    <section className="card landing-view">
      <div className="app-mark" aria-hidden="true" />
      <ViewTitle>{text.title(appName)}</ViewTitle>
      <p>{text.lead}</p>
      {address || loading ? (
        <>
          <Button tap="download" busy={loading} onClick={() => openServerAddress(address)}>
            {text.button(appName)}
          </Button>
          <p className="muted landing-note">{text.note}</p>
        </>
      ) : (
        <div className="landing-none">
          <p>
            <strong>{text.none}</strong> {text.noneText}
          </p>
          <Button kind="secondary" onClick={onRetry}>
            {text.retry}
          </Button>
          <Contact />
        </div>
      )}
      <h2 className="section-title">{text.what}</h2>
      <ul className="landing-can">
        {text.can.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <BackToForm onBack={onBack} />
    </section>
  );
}
