import type { ReactNode } from 'react';
import { Documents } from './LandingStory.tsx';
import { paragraphsOf } from './landing.model.ts';
import { agreement as text } from './landing.text.ts';

interface AgreementViewProps {
  /** The template's agreement as plain text; '' where it names none. */
  agreement: string;
  heading: ReactNode;
  children: ReactNode;
}

/** What a visitor accepts (spec 2.8, #/agreementTemplate): the template's text, else our own documents. */
export function AgreementView({ agreement, heading, children }: AgreementViewProps) {
  const paragraphs = paragraphsOf(agreement);
  return (
    <section className="card landing-view">
      {heading}
      {paragraphs.length === 0 && <p>{text.intro}</p>}
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
      <Documents />
      {children}
    </section>
  );
}
