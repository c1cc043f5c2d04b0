import {
  type KeyboardEvent,
  type ReactNode,
  type TouchEvent,
  useEffect,
  useId,
  useRef,
} from 'react';
import { onlyTouch } from './onlyTouch.ts';
import { Text } from './Text.tsx';
import './tabs.css';

/** Part of the pane's width. */
const SWIPE_THRESHOLD = 0.3;
/** Panes rendered on each side of the selected one. */
const NEIGHBOURS = 1;

function swipeTarget(
  selected: number,
  count: number,
  { dx, dy, width }: { dx: number; dy: number; width: number },
): number {
  const sideways = Math.abs(dx) > Math.abs(dy) && Math.abs(dx) >= width * SWIPE_THRESHOLD;
  if (!sideways || !width) return selected;
  return Math.min(count - 1, Math.max(0, selected + (dx < 0 ? 1 : -1)));
}

function isRendered(index: number, selected: number): boolean {
  return Math.abs(index - selected) <= NEIGHBOURS;
}

/** WAI-ARIA tabs pattern. Arrow keys wrap around. */
function keyTarget(key: string, selected: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (selected + 1) % count;
  if (key === 'ArrowLeft') return (selected + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Above this count a badge shows "99+". */
const OVERFLOW = 99;

function badgeText(count: number): string {
  return count > OVERFLOW ? `${OVERFLOW}+` : `${count}`;
}

interface TabsProps {
  label: string;
  /** `count`: of the badge; 0 has none. */
  tabs: readonly { title: string; count: number }[];
  selected: number;
  /** Absent before React is there. */
  onSelect?: ((index: number) => void) | undefined;
  footer?: ReactNode;
  children: (index: number) => ReactNode;
}

export function Tabs({ label, tabs, selected, onSelect, footer, children }: TabsProps) {
  const id = useId();
  const strip = useRef<HTMLDivElement>(null);
  const touch = useRef<{ x: number; y: number }>(undefined);

  useEffect(() => {
    const tab = strip.current?.children[selected] as HTMLElement | undefined;
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [selected]);

  const type = (event: KeyboardEvent) => {
    const target = keyTarget(event.key, selected, tabs.length);
    if (target === undefined) return;
    event.preventDefault();
    onSelect?.(target);
    (strip.current?.children[target] as HTMLElement | undefined)?.focus();
  };
  const begin = ({ touches }: TouchEvent) => {
    const finger = onlyTouch(touches);
    touch.current = finger && { x: finger.clientX, y: finger.clientY };
  };
  const forget = () => {
    touch.current = undefined;
  };
  const move = ({ touches }: TouchEvent) => {
    if (!onlyTouch(touches)) forget();
  };
  const end = ({ changedTouches, currentTarget }: TouchEvent) => {
    const finger = changedTouches[0];
    const from = touch.current;
    forget();
    if (!from || !finger) return;
    const moved = { dx: finger.clientX - from.x, dy: finger.clientY - from.y };
    const width = currentTarget.clientWidth;
    const target = swipeTarget(selected, tabs.length, { ...moved, width });
    if (target !== selected) onSelect?.(target);
  };

  return (
    <>
      <div className="tab-strip" role="tablist" aria-label={label} ref={strip} onKeyDown={type}>
        {tabs.map(({ title, count }, index) => (
          <button
            type="button"
            role="tab"
            className="tab"
            id={`${id}t${index}`}
            key={index}
            aria-selected={index === selected}
            aria-controls={isRendered(index, selected) ? `${id}p${index}` : undefined}
            tabIndex={index === selected ? 0 : -1}
            data-tap={`tab-${index + 1}`}
            onClick={() => onSelect?.(index)}
          >
            <Text>{title}</Text>
            {count > 0 && <span className="badge">{badgeText(count)}</span>}
          </button>
        ))}
      </div>
      <div
        className="tab-panes"
        onTouchStart={begin}
        onTouchMove={move}
        onTouchEnd={end}
        onTouchCancel={forget}
      >
        {tabs.map(
          (_, index) =>
            isRendered(index, selected) && (
              <div
                role="tabpanel"
                id={`${id}p${index}`}
                key={index}
                aria-labelledby={`${id}t${index}`}
                hidden={index !== selected}
              >
                {children(index)}
              </div>
            ),
        )}
        {footer}
      </div>
    </>
  );
}
