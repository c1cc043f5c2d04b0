import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../shared/ui/Button.tsx';

interface WidgetProps {
  /** The name of its file. */
  name: string;
  children: ReactNode;
}

/** A widget under its name, in each of its states. */
export function Widget({ name, children }: WidgetProps) {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <h2 className="section-title" id={id}>
        {name}
      </h2>
      {children}
    </section>
  );
}

/** A state of a widget, and what it is. */
export function State({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="widget-state">
      <figcaption className="widget-caption">{caption}</figcaption>
      {children}
    </figure>
  );
}

interface OpenedStateProps {
  caption: string;
  /** Draws what opens over the page. */
  children: (open: boolean, close: () => void) => ReactNode;
}

/** A state that covers the page, so a button opens it. */
export function OpenedState({ caption, children }: OpenedStateProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="widget-state">
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {caption}
      </Button>
      {children(open, () => setOpen(false))}
    </div>
  );
}

interface StageProps {
  /** It is low, like a screen whose page is longer. */
  scrolls?: boolean;
  children: ReactNode;
}

/** Stands for a page, for widgets that hold on to the edge of one. */
export function Stage({ scrolls = false, children }: StageProps) {
  return (
    <div className={scrolls ? 'widget-stage widget-stage-low' : 'widget-stage'}>
      <div className="widget-page">{children}</div>
    </div>
  );
}
