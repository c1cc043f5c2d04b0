import { type Locale, withLocale } from '../../../shared/lib/messages.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../../../{pages,shared}/**/*.messages.ts',
    '../../../shared/api/envelope.ts',
    '../../../shared/ui/*.{ts,tsx}',
  ],
  { eager: true },
);
const filipino = import.meta.glob<{ locale: Locale }>('../../../pages/*/*.messages.fil.ts', {
  eager: true,
});

/** The name of a page by the path of one of its files. */
const pageOf = (path: string) => path.split('/').slice(-2)[0] ?? '';

function leavesOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${path}.${key}`));
}

const everyText = () => leavesOf(modules, '');

/** The Filipino locale of each page that has one. */
export const filipinoOf = new Map(
  Object.entries(filipino).map(([path, { locale }]) => [pageOf(path), locale] as const),
);

/** The pages that have Filipino. */
export const filipinoPages = [...filipinoOf.keys()];

/** Filipino texts by the English text that they replace. */
export function replacedBy(page: string): Map<string, string> {
  const locale = filipinoOf.get(page);
  if (!locale) return new Map();
  const before: [string, string][] = everyText();
  const after = new Map<string, string>(
    JSON.parse(withLocale(locale, () => JSON.stringify(everyText()))),
  );
  const changed = before.filter(([path, text]) => after.get(path) !== text);
  return new Map(changed.map(([path, text]) => [text, after.get(path) ?? '']));
}

/** The texts of a page's own catalogues that stay English in Filipino, but those that are quoted. */
export function untranslated(page: string): string[] {
  const words = replacedBy(page);
  const own = new Map(everyText().filter(([path]) => path.includes(`/pages/${page}/`)));
  const isQuoted = (path: string) => own.has(path.replace(/\.\w+$/, '.lang'));
  return [...own].flatMap(([path, text]) => (isQuoted(path) || words.has(text) ? [] : text));
}

/** The current value of every text. */
export const allTexts = () => everyText().map(([, text]) => text);
