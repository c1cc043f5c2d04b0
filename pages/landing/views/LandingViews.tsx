import { AgreementView } from './AgreementView.tsx';
import { DownloadView, type DownloadViewProps } from './DownloadView.tsx';

export interface LandingViewsProps extends DownloadViewProps {
  view: 'downloadTemplate' | 'agreementTemplate';
  /** The template's agreement as plain text; '' where it names none. */
  agreement: string;
}

/** The views that take the form's place; their script comes with the first touch. */
export function LandingViews({ view, agreement, ...download }: LandingViewsProps) {
  if (view === 'downloadTemplate') return <DownloadView {...download} />;
  return <AgreementView agreement={agreement} onBack={download.onBack} />;
}
