import { Documents } from './Documents.tsx';
import { BackToForm, ViewTitle } from './ViewParts.tsx';
import { agreement as text } from './views.messages.ts';

interface AgreementViewProps {
  /** The template's agreement as plain text; `''` if it has none. */
  agreement: string;
  onBack: () => void;
}

/** Splits a plain-text agreement into paragraphs. */
export function paragraphsOf(agreement: string): string[] {
  return agreement
    .split(/\r?\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

/** The agreement that a visitor accepts: the template's text, else links to the site's own documents. */
export function AgreementView({ agreement, onBack }: AgreementViewProps) {
  const paragraphs = paragraphsOf(agreement);
  return (
    <section className="card landing-view">
      <ViewTitle>{text.title}</ViewTitle>
      {paragraphs.length === 0 && <p>{text.intro}</p>}
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
      {paragraphs.length === 0 && <Documents />}
      <BackToForm onBack={onBack} />
    </section>
  );
}
