import type { ReactNode } from 'react';

interface PanelProps {
  title: string;
  /** On a desktop it can be folded away; it starts folded. */
  folds?: boolean;
  children: ReactNode;
}

/** A card under a heading. */
export function Panel({ title, folds = false, children }: PanelProps) {
  const heading = <h2 className="section-title">{title}</h2>;
  if (!folds) {
    return (
      <section className="card">
        {heading}
        {children}
      </section>
    );
  }
  return (
    <details className="card panel-folded">
      <summary>{heading}</summary>
      {children}
    </details>
  );
}
