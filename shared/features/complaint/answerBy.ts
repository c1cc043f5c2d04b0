const DAY_MS = 86_400_000;
const ANSWER_WEEKDAYS = 3;

/** @param sent yyyy-mm-dd. */
export function answerBy(sent: string): string {
  let day = Date.parse(sent);
  for (let left = ANSWER_WEEKDAYS; left > 0; ) {
    day += DAY_MS;
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return new Date(day).toISOString().slice(0, 10);
}
