import { createHash } from 'node:crypto';
import type { Rollup } from 'vite';
import { entryDocumentOf, languagesOf, type Page } from '../document/page.ts';
import type { Language } from '../lib/translation.ts';

/** The bundler's record of a module. */
export type ModuleInfoOf = (
  id: string,
) => Pick<Rollup.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'> | null;

/** A script of the build. */
export type Chunk = Pick<
  Rollup.OutputChunk,
  'fileName' | 'facadeModuleId' | 'imports' | 'dynamicImports'
>;

/** The order of style sheets by folder: whoever uses a widget can restyle it. */
const LAYERS = ['shared/ui/', 'shared/runtime/', 'shared/features/', 'pages/'];

/**
 * The style sheets of a page, as paths from the project's root, in the order in which they apply. Those of parts that load
 * when they are needed are in the document too, so that only their script has to be fetched.
 * @param root the project's folder. @throws Error if the bundler does not know the page.
 */
export function stylesOf(page: Page, root: string, moduleInfo: ModuleInfoOf): string[] {
  const start = `${root}/${entryDocumentOf(page)}`;
  if (!moduleInfo(start)) throw new Error(`The bundle has no ${start}`);
  const known = new Set<string>();
  const styles: string[] = [];
  const visit = (id: string) => {
    if (known.has(id)) return;
    known.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = moduleInfo(id) ?? {};
    for (const one of [...importedIds, ...dynamicallyImportedIds]) visit(one);
    if (id.endsWith('.css')) styles.push(id.slice(root.length + 1));
  };
  visit(start);
  const layer = (sheet: string) => LAYERS.findIndex((folder) => sheet.startsWith(folder));
  return styles.sort((one, other) => layer(one) - layer(other));
}

/** The scripts of a page, as paths from the folder of the build. */
export interface PageScripts {
  /** The module that mounts it; absent on a page without script. */
  entry?: string;
  /** The files that the module imports, directly and indirectly, each once; the imported first. */
  imports: readonly string[];
  /** The files that it may load later, each once. */
  parts: readonly string[];
  /** The files that it needs in addition for another language. */
  translations: Readonly<Partial<Record<Language, readonly string[]>>>;
}

/** The names of files and of everything that they import; a file follows its imports. */
function withImports(
  fileNames: readonly string[],
  importsOf: (fileName: string) => readonly string[],
  known = new Set<string>(),
): string[] {
  return fileNames.flatMap((fileName) => {
    if (known.has(fileName)) return [];
    known.add(fileName);
    return [...withImports(importsOf(fileName), importsOf, known), fileName];
  });
}

/** The scripts of a page. @throws Error if no script mounts it. */
export function scriptsOf(page: Page, root: string, chunks: readonly Chunk[]): PageScripts {
  if (page.script === false) return { imports: [], parts: [], translations: {} };
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const document = `${root}/${entryDocumentOf(page)}`;
  const entry = chunks.find(({ facadeModuleId }) => facadeModuleId === document);
  if (!entry) throw new Error(`No script belongs to ${document}`);
  const { fileName, dynamicImports } = entry;
  // Style sheets are not among the scripts.
  const scripts = (names: readonly string[] = []) => names.filter((name) => byName.has(name));
  const importsOf = (name: string) => scripts(byName.get(name)?.imports);
  const everyImportOf = (name: string) => [
    ...importsOf(name),
    ...scripts(byName.get(name)?.dynamicImports),
  ];
  const own = withImports([fileName], importsOf);
  const missing = (files: readonly string[]) => files.filter((file) => !own.includes(file));
  const translations = languagesOf(page).map((language) => {
    const texts = dynamicImports.filter((name) =>
      byName.get(name)?.facadeModuleId?.endsWith(`.messages.${language}.ts`),
    );
    return [language, missing(withImports(texts, importsOf))];
  });
  return {
    entry: fileName,
    imports: own.filter((file) => file !== fileName),
    parts: missing(withImports([fileName], everyImportOf)),
    translations: Object.fromEntries(translations),
  };
}

/** An id of a release: the same for the same scripts. */
export function releaseOf(chunks: readonly Pick<Chunk, 'fileName'>[]): string {
  const names = chunks.map(({ fileName }) => fileName).sort();
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12);
}

/** The files of a page in a build. */
export type PageFiles = PageScripts & { styles: readonly string[] };

/** The bundler's files for the pages. */
export interface BundledPages {
  /** The files of each page, by its name. */
  files: ReadonlyMap<string, PageFiles>;
  /** An id that follows from the scripts. */
  release: string;
}

/** Collects what the bundler has made of the pages. */
export function bundledPages(
  pages: readonly Page[],
  root: string,
  chunks: readonly Chunk[],
  moduleInfo: ModuleInfoOf,
): BundledPages {
  const files = pages.map((page): [string, PageFiles] => [
    page.name,
    { ...scriptsOf(page, root, chunks), styles: stylesOf(page, root, moduleInfo) },
  ]);
  return { files: new Map(files), release: releaseOf(chunks) };
}
