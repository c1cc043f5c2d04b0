import type { Rolldown } from 'vite';
import type { Language } from '../language/languages.ts';
import { chunksOf } from './chunks.ts';

/** The chunks of a page's words, by language: their addresses. */
export type LanguageFiles = Partial<Record<Language, readonly string[]>>;

const WORDS = /\/pages\/(\w+)\/\1\.([a-z]+)\.ts$/;

/** What each page's words are made of: their own chunk, and those of words that they share. @param base the site's path. */
export function languageFilesOf(
  bundle: Rolldown.OutputBundle,
  base: string,
): ReadonlyMap<string, LanguageFiles> {
  const chunks = chunksOf(bundle);
  const found = new Map<string, LanguageFiles>();
  const withShared = (file: string, language: string): string[] => {
    const { imports = [] } = chunks.find(({ fileName }) => fileName === file) ?? {};
    const shared = imports.filter((name) => new RegExp(`\\.${language}-`).test(name));
    return [file, ...shared.flatMap((name) => withShared(name, language))];
  };
  for (const { facadeModuleId, fileName } of chunks) {
    const [, page = '', language = ''] = WORDS.exec(facadeModuleId ?? '') ?? [];
    if (!page) continue;
    const names = new Set(withShared(fileName, language));
    const files = [...names].map((name) => base + name);
    found.set(page, { ...found.get(page), [language]: files });
  }
  return found;
}
