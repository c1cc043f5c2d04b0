import './badge.css';

/** Above this count a badge shows "99+". */
const OVERFLOW = 99;

/** The text of a badge for a count. */
export function badgeText(count: number): string {
  return count > OVERFLOW ? `${OVERFLOW}+` : `${count}`;
}

/** A small count next to a label; nothing if it is 0. */
export function Badge({ count }: { count: number }) {
  return count > 0 ? <span className="badge">{badgeText(count)}</span> : null;
}
