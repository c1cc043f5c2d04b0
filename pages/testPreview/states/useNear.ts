import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far from the window an element still counts as near it. */
const MARGIN = '300px 0px';

/** Whether an element is in the window or near it. It is not until it has been seen. */
export function useNear(): [RefObject<HTMLDivElement | null>, boolean] {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries[entries.length - 1]?.isIntersecting === true),
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, isNear];
}
