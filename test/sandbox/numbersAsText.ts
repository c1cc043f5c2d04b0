/** The same data with every number as text, as some servers send it. */
export function withNumbersAsText(value: unknown): unknown {
  if (typeof value === 'number') return `${value}`;
  if (Array.isArray(value)) return value.map(withNumbersAsText);
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, withNumbersAsText(one)]),
  );
}
