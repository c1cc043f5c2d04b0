import { type ReactElement, useEffect, useRef, useState } from 'react';

/** Number of entries added at a time, as the end of the list comes near. */
const STEP = 30;
/** Distance from the end at which more are added, as a CSS margin. */
const MARGIN = '600px';

interface GrowingListProps {
  className: string;
  /** The entries, each with its key. React renders none of them again when the list grows. */
  children: readonly ReactElement[];
}

/** A list of any length that renders more entries as it is scrolled. */
export function GrowingList({ className, children }: GrowingListProps) {
  const [shown, setShown] = useState(STEP);
  const end = useRef<HTMLDivElement>(null);
  const more = shown < children.length;
  useEffect(() => {
    const mark = end.current;
    if (!more || !mark) return;
    const watch = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setShown((count) => count + STEP),
      { rootMargin: MARGIN },
    );
    watch.observe(mark);
    return () => watch.disconnect();
  });
  return (
    <>
      <ul className={className}>{children.slice(0, shown)}</ul>
      {more && <div ref={end} />}
    </>
  );
}
