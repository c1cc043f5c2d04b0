import { memo, type ReactNode, useEffect, useRef, useState } from 'react';

/** Number of entries added at a time, as the end of the list comes near. */
const STEP = 30;
/** Distance from the end at which more are added, as a CSS margin. */
const MARGIN = '600px';

interface GrowingListProps<Item> {
  items: readonly Item[];
  className: string;
  keyOf: (item: Item, index: number) => string;
  /** Must be the same function in every render. */
  render: (item: Item) => ReactNode;
}

interface PartProps<Item> extends Pick<GrowingListProps<Item>, 'keyOf' | 'render'> {
  items: readonly Item[];
  from: number;
}

/** Memoized, so that adding entries does not render earlier ones again. */
const Part = memo(function Part<Item>({ items, from, keyOf, render }: PartProps<Item>) {
  return items
    .slice(from, from + STEP)
    .map((item, index) => <li key={keyOf(item, from + index)}>{render(item)}</li>);
}) as <Item>(props: PartProps<Item>) => ReactNode;

/** A list of any length that renders more entries as it is scrolled. */
export function GrowingList<Item>({ items, className, keyOf, render }: GrowingListProps<Item>) {
  const [shown, setShown] = useState(STEP);
  const end = useRef<HTMLDivElement>(null);
  const more = shown < items.length;
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
  const parts = Array.from({ length: Math.ceil(Math.min(shown, items.length) / STEP) });
  return (
    <>
      <ul className={className}>
        {parts.map((_, part) => (
          <Part key={part} items={items} from={part * STEP} keyOf={keyOf} render={render} />
        ))}
      </ul>
      {more && <div ref={end} />}
    </>
  );
}
