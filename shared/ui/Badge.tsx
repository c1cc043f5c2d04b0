import './badge.css';

/** Above this a badge says "99+" (spec 9). */
const OVERFLOW = 99;

/** What a badge shows for a count. */
export function badgeText(count: number): string {
  return count > OVERFLOW ? `${OVERFLOW}+` : `${count}`;
}

/** A small count beside a word; nothing for none. */
export function Badge({ count }: { count: number }) {
  return count > 0 ? <span className="badge">{badgeText(count)}</span> : null;
}
