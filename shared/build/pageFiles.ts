import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Rollup } from 'vite';
import { entryDocumentOf, type Page } from '../document/page.ts';
import type { LazyFiles } from '../ui/lazy/lazyModule.ts';

/** The bundler's record of a module. */
export type ModuleInfoOf = (
  id: string,
) => Pick<Rollup.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'> | null;

/** A script of the build. */
export type Chunk = Pick<Rollup.OutputChunk, 'fileName' | 'moduleIds' | 'imports'>;

/** The name of a lazy module, by which documents list its files: short, and part of their addresses anyway. */
export const lazyName = (source: string): string => basename(source).replace(/\.tsx?$/, '');

/** What a page consists of, as paths from the project's root. */
export interface PageSources {
  /** Its style sheets and those of its lazy modules, in the order in which they apply. */
  styles: readonly string[];
  /** The modules that it loads on demand, also those of lazy modules. */
  lazy: readonly string[];
}

/** The order of style sheets by folder: whoever uses a widget can restyle it. */
const LAYERS = ['shared/ui/', 'shared/runtime/', 'shared/features/', 'pages/'];

/**
 * What a page consists of. The css of lazy modules is in the document too, so that only their script has to be fetched.
 * @param root the project's folder. @throws Error if the bundler does not know the page.
 */
export function sourcesOf(page: Page, root: string, moduleInfo: ModuleInfoOf): PageSources {
  const start = `${root}/${entryDocumentOf(page)}`;
  if (!moduleInfo(start)) throw new Error(`The bundle has no ${start}`);
  const known = new Set<string>();
  const styles: string[] = [];
  const lazy = new Set<string>();
  const visit = (id: string) => {
    if (known.has(id)) return;
    known.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = moduleInfo(id) ?? {};
    for (const one of dynamicallyImportedIds) lazy.add(one.slice(root.length + 1));
    for (const one of [...importedIds, ...dynamicallyImportedIds]) visit(one);
    if (id.endsWith('.css')) styles.push(id.slice(root.length + 1));
  };
  visit(start);
  const layer = (sheet: string) => LAYERS.findIndex((folder) => sheet.startsWith(folder));
  return { styles: styles.sort((one, other) => layer(one) - layer(other)), lazy: [...lazy] };
}

/** The scripts of a page, as paths from the folder of the build, and its style sheets. */
export interface PageFiles extends Pick<PageSources, 'styles'> {
  /** The module that mounts it; absent on a page without script. */
  entry?: string;
  /** What that module imports, directly and indirectly, each once; the imported first. */
  imports: readonly string[];
  /** What its lazy modules need in addition, by their source; their own file first. */
  lazy: LazyFiles;
}

/** A chunk and everything that it imports; a chunk follows its imports. */
function withImports(chunks: readonly Chunk[], start: Chunk, known = new Set<Chunk>()): Chunk[] {
  if (known.has(start)) return [];
  known.add(start);
  const imported = start.imports.flatMap((name) => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    return chunk ? withImports(chunks, chunk, known) : [];
  });
  return [...imported, start];
}

/** The scripts of a page. @throws Error naming a module that no script contains. */
export function pageFiles(
  page: Page,
  root: string,
  { styles, lazy }: PageSources,
  chunks: readonly Chunk[],
): PageFiles {
  if (page.script === false) return { styles, imports: [], lazy: {} };
  const chunkOf = (source: string): Chunk => {
    const found = chunks.find(({ moduleIds }) => moduleIds.includes(`${root}/${source}`));
    if (!found) throw new Error(`No script contains ${source}`);
    return found;
  };
  const entry = chunkOf(entryDocumentOf(page));
  const own = withImports(chunks, entry);
  const missing = (source: string) =>
    withImports(chunks, chunkOf(source)).filter((one) => !own.includes(one));
  const named = lazy.map((source): [string, string[]] => [
    source,
    missing(source)
      .reverse()
      .map(({ fileName }) => fileName),
  ]);
  return {
    styles,
    entry: entry.fileName,
    imports: own.flatMap((one) => (one === entry ? [] : one.fileName)),
    lazy: Object.fromEntries(named.filter(([, files]) => files.length)),
  };
}

/** An id of a release: the same for the same scripts. */
export function releaseOf(chunks: readonly Pick<Chunk, 'fileName'>[]): string {
  const names = chunks.map(({ fileName }) => fileName).sort();
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12);
}

/** What the bundler has made of the pages. */
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
    pageFiles(page, root, sourcesOf(page, root, moduleInfo), chunks),
  ]);
  return { files: new Map(files), release: releaseOf(chunks) };
}
