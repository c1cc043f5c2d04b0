/** A time of day in the phone's own format, such as 10:21. @param at epoch ms. */
export function timeOfDay(at: number): string {
  return new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
}
