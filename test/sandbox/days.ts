export const DAY_MS = 86_400_000;
/** Manila is at UTC+8 all year. */
const MANILA_MS = 8 * 3_600_000;

/** A yyyy-mm-dd date moved by some days. */
export function laterDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** A time in Manila to the second, yyyy-mm-dd hh:mm:ss. @param epochMs epoch ms. */
export function manilaTime(epochMs: number): string {
  return new Date(epochMs + MANILA_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** The date in Manila some days after an instant. @param epochMs epoch ms. */
export const manilaDay = (epochMs: number, days = 0) =>
  manilaTime(epochMs + days * DAY_MS).slice(0, 10);
