import { type PageDefinition, titleIn } from '../../../shared/document/page.ts';
import { plainText, withLocale } from '../../../shared/lib/messages.ts';
import { createLocale } from '../../../shared/lib/translation.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../../../{pages,shared}/**/*.messages.ts',
    '../../../shared/api/envelope.ts',
    '../../../shared/ui/*.{ts,tsx}',
  ],
  { eager: true },
);
/** The name of a page by the path of one of its files. */
const pageOf = (path: string) => path.split('/').slice(-2)[0] ?? '';

function leavesOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${path}.${key}`));
}

const everyText = () => leavesOf(modules, '');

const definitions = import.meta.glob<PageDefinition>('../../../pages/*/page.ts', {
  eager: true,
  import: 'default',
});
const filipino = Object.entries(definitions).map(async ([path, { languages }]) => {
  const texts = await languages?.fil?.();
  return texts ? ([[pageOf(path), createLocale('fil', texts.default)]] as const) : [];
});

/** The Filipino locale of each page that has one. */
export const filipinoOf = new Map((await Promise.all(filipino)).flat());

/** The title of a page in Filipino; '' if it is the English one. */
export function filipinoTitleOf(name: string): string {
  const page = definitions[`../../../pages/${name}/page.ts`];
  const locale = filipinoOf.get(name);
  return page && locale ? plainText(withLocale(locale, () => titleIn(page))) : '';
}

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

/** Every text of a page in Filipino, with those that have parts that vary. Testers' texts are English only. */
export function filipinoTexts(page: string): string[] {
  const locale = filipinoOf.get(page);
  const filled = (_: string, value: unknown) =>
    typeof value === 'function' ? `${value('1', '2', '3')}` : value;
  const catalogues = Object.entries(modules).filter(
    ([path]) => path.endsWith('.messages.ts') && pageOf(path) !== 'testPreview',
  );
  const all = () => JSON.stringify(catalogues, filled);
  return locale ? leavesOf(JSON.parse(withLocale(locale, all)), '').map(([, text]) => text) : [];
}

/** The current value of every text. */
export const allTexts = () => everyText().map(([, text]) => text);
