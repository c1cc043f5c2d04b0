import type { ReactNode } from 'react';
import { getConfig } from '../../config/config.ts';

/** The link in every language of the page. The document chooses one by its own language, without script. */
const TEXTS = { en: 'What does it cost?', fil: 'Magkano ang aabutin nito?' } as const;

/** A confirmation, and below it the way to the cost calculator. In the document only, so it costs no script. */
export function CostFooter({ children }: { children: ReactNode }) {
  const { basePath } = getConfig();
  return (
    <>
      {children}
      <footer className="cost-footer">
        {Object.entries(TEXTS).map(([language, text]) => (
          <a key={language} lang={language} href={`${basePath}#cost`}>
            {text}
          </a>
        ))}
      </footer>
    </>
  );
}
