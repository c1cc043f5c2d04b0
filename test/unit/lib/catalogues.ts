const texts = import.meta.glob<Record<string, unknown>>(
  [
    '../../../{pages,shared}/**/*.messages.ts',
    '../../../shared/api/envelope.ts',
    '../../../shared/ui/*.tsx',
  ],
  { eager: true },
);
const filipino = import.meta.glob<{ speak: () => () => void }>(
  '../../../pages/*/*.messages.fil.ts',
  {
    eager: true,
  },
);

function leavesOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${path}.${key}`));
}

const everyText = () => new Map(leavesOf(texts, ''));

/** The pages that speak Filipino. */
export const filipinoPages = Object.keys(filipino).map(
  (path) => path.split('/').slice(-2)[0] ?? '',
);

/** What a page's Filipino puts in place of what: English text to Filipino. */
export function replacedBy(page: string): Map<string, string> {
  const words = Object.entries(filipino).find(([path]) => path.includes(`/${page}/`))?.[1];
  const before = everyText();
  const speakEnglish = words?.speak();
  const after = everyText();
  speakEnglish?.();
  const changed = [...before].filter(([path, text]) => after.get(path) !== text);
  return new Map(changed.map(([path, text]) => [text, after.get(path) ?? '']));
}

/** Every text as it stands now, to see that English is back. */
export const allTexts = () => [...everyText().values()];
