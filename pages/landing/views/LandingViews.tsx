import { AgreementView } from './AgreementView.tsx';
import { DownloadView, type DownloadViewProps } from './DownloadView.tsx';

export interface LandingViewsProps extends DownloadViewProps {
  view: 'downloadTemplate' | 'agreementTemplate';
  /** The template's agreement as plain text; `''` if it has none. */
  agreement: string;
}

/** The views that replace the form. Their script loads on the first interaction. */
export function LandingViews({ view, agreement, ...download }: LandingViewsProps) {
  if (view === 'downloadTemplate') return <DownloadView {...download} />;
  return <AgreementView agreement={agreement} onBack={download.onBack} />;
}
