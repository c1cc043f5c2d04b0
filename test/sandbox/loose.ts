/** The same data as a loose server sends it: numbers as text, the rest as it is. */
export function loosened(value: unknown): unknown {
  if (typeof value === 'number') return `${value}`;
  if (Array.isArray(value)) return value.map(loosened);
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, loosened(one)]));
}
