import '../ui/skeleton.css';
import { createContext, type ReactNode, useContext } from 'react';

/** The skeleton of the page whose document is being rendered. */
export const PageSkeleton = createContext<ReactNode>(null);

/** What the document shows while the page loads. Read before React empties its root. */
const kept =
  typeof document === 'undefined'
    ? []
    : Array.from(document.querySelector('#root [aria-busy]')?.childNodes ?? []);

/** Moves what the document shows into the box. */
function takeOver(box: HTMLElement | null): void {
  for (const node of kept) box?.appendChild(node);
}

/**
 * The skeleton while the page loads. The build renders `<Name>Skeleton.tsx` into the document; in the browser React takes
 * that over as it is there, with what the boot script has filled in, so that no script contains it.
 */
export function DocumentSkeleton() {
  const skeleton = useContext(PageSkeleton);
  return (
    <div aria-busy="true" ref={takeOver}>
      {skeleton}
    </div>
  );
}
