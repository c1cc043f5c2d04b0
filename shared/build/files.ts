import { createHash } from 'node:crypto';
import type { Rollup } from 'vite';
import { entryDocumentOf, type Page } from '../document/page.ts';

type ModuleInfoOf = (
  id: string,
) => Pick<Rollup.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'> | null;

export type Chunk = Pick<
  Rollup.OutputChunk,
  'fileName' | 'facadeModuleId' | 'imports' | 'moduleIds'
>;

export interface PageFiles {
  /** The module that mounts it, and then what that imports, directly and indirectly, each once; the imported first. */
  scripts: readonly string[];
  /** The ids of its style sheets, in the order in which its modules import them. */
  sheets: readonly string[];
}

/** Things and all that they import, each once; what is imported comes first. */
function withImports(
  names: readonly string[],
  importsOf: (name: string) => readonly string[],
  known = new Set<string>(),
): string[] {
  return names.flatMap((name) => {
    if (known.has(name)) return [];
    known.add(name);
    return [...withImports(importsOf(name), importsOf, known), name];
  });
}

/** Scripts and all that they import. Vite removes those of which nothing is left without their css. */
function scriptsWith(files: readonly string[], chunks: readonly Chunk[]): string[] {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const all = withImports(files, (file) => named.get(file)?.imports ?? []);
  return all.filter((file) => named.has(file));
}

/** The script of a module. @throws Error if it has none. */
function scriptOf(module: string, chunks: readonly Chunk[]): string {
  const own = chunks.find(({ facadeModuleId }) => facadeModuleId === module);
  if (!own) throw new Error(`No script belongs to ${module}`);
  return own.fileName;
}

/**
 * The files of a page. Its style sheets include those of parts that load when they are needed, so that only their script
 * has to be fetched then.
 * @param root the project's folder. @throws Error if the bundler does not know the page.
 */
export function filesOf(
  page: Page,
  root: string,
  chunks: readonly Chunk[],
  moduleInfo: ModuleInfoOf,
): PageFiles {
  const document = `${root}/${entryDocumentOf(page)}`;
  if (!moduleInfo(document)) throw new Error(`The bundle has no ${document}`);
  const modules = withImports([document], (id) => {
    const { importedIds = [], dynamicallyImportedIds = [] } = moduleInfo(id) ?? {};
    return [...importedIds, ...dynamicallyImportedIds];
  });
  const sheets = modules.filter((id) => id.endsWith('.css'));
  if (page.staticScreen) return { scripts: [], sheets };
  const main = scriptOf(document, chunks);
  return { scripts: [main, ...scriptsWith([main], chunks).slice(0, -1)], sheets };
}

/**
 * The files of a module of texts: those that it imports, and last its own.
 * @throws Error if one has more than texts: they load before any script of the page.
 */
export function textFilesOf(module: string, chunks: readonly Chunk[]): string[] {
  const files = scriptsWith([scriptOf(module, chunks)], chunks);
  const others = chunks
    .filter(({ fileName }) => files.includes(fileName))
    .flatMap(({ moduleIds }) => moduleIds.filter((id) => !id.includes('.messages.')));
  if (others.length) throw new Error(`${module} needs more than texts: ${others.join(', ')}`);
  return files;
}

/** A script that imports itself over others, which then run before what they need of it is defined; undefined if there is none. */
export function circularScript(chunks: readonly Chunk[]): string | undefined {
  const isCircular = ({ fileName, imports }: Chunk) =>
    scriptsWith(imports, chunks).includes(fileName);
  return chunks.find(isCircular)?.fileName;
}

/** An id of a release: the same for the same scripts. */
export function releaseOf(chunks: readonly Pick<Chunk, 'fileName'>[]): string {
  const names = chunks.map(({ fileName }) => fileName).sort();
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12);
}
