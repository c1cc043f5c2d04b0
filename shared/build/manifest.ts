import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { entryDocumentOf, type Page } from '../document/page.ts';
import type { LazyFiles } from '../ui/lazy/fetchFiles.ts';

const names = v.optional(v.array(v.string()), []);
const entry = v.object({
  file: v.string(),
  /**
   * For a lazy module, the name of its source file without the ending. The key of the record will not do: some chunks of
   * lazy modules have the name of their file as key, not the path of their source.
   */
  name: v.optional(v.string(), ''),
  imports: names,
  dynamicImports: names,
});
const manifest = v.record(v.string(), entry);

/** Vite's record of the files that it wrote, by the path of their source. */
export type Manifest = v.InferOutput<typeof manifest>;

/** Reads Vite's manifest and deletes it, because it must not be deployed. */
export async function takeManifest(outDir: string): Promise<Manifest> {
  const folder = join(outDir, '.vite');
  const text = await readFile(join(folder, 'manifest.json'), 'utf8');
  await rm(folder, { recursive: true });
  return v.parse(manifest, JSON.parse(text));
}

/** An id of a release: the same for the same scripts. */
export function releaseOf(all: Manifest): string {
  const files = Object.values(all).map(({ file }) => file);
  const hash = createHash('sha256').update(files.sort().join('\n')).digest('hex');
  return hash.slice(0, 12);
}

/** The scripts of a page, as paths from the folder of the build. */
export interface PageFiles {
  /** The module that mounts it; absent on a page without script. */
  entry?: string;
  /** What that module imports, directly and indirectly, each once. */
  imports: readonly string[];
  /** What its lazy modules need in addition, by their name; their own file first. */
  lazy: LazyFiles;
}

/** A source and everything that it imports; a source follows its imports. */
function withImports(all: Manifest, start: string): Set<string> {
  const seen = new Set<string>();
  const order = new Set<string>();
  const visit = (source: string) => {
    // Scripts may import each other.
    if (seen.has(source)) return;
    seen.add(source);
    for (const imported of all[source]?.imports ?? []) visit(imported);
    order.add(source);
  };
  visit(start);
  return order;
}

/** The files of each lazy module that a page can reach, without those that the page starts with. */
function lazyFiles(all: Manifest, own: ReadonlySet<string>): LazyFiles {
  const found = new Map<string, { source: string; files: string[] }>();
  const reached = new Set(own);
  for (const importer of reached) {
    for (const source of all[importer]?.dynamicImports ?? []) {
      const needed = withImports(all, source);
      for (const one of needed) reached.add(one);
      const files = [...needed].filter((one) => !own.has(one)).map((one) => all[one]?.file ?? '');
      const name = all[source]?.name ?? '';
      const known = found.get(name);
      if (known && known.source !== source) {
        throw new Error(
          `Two lazy modules of a page have the same name: ${known.source}, ${source}`,
        );
      }
      if (files.length) found.set(name, { source, files: files.reverse() });
    }
  }
  return Object.fromEntries([...found].map(([name, { files }]) => [name, files]));
}

/** The scripts of a page. @throws Error if the manifest lacks the page. */
export function pageFiles(all: Manifest, page: Page): PageFiles {
  if (page.script === false) return { imports: [], lazy: {} };
  const source = entryDocumentOf(page);
  const file = all[source]?.file;
  if (!file) throw new Error(`Vite's manifest has no ${source}`);
  const own = withImports(all, source);
  const imports = [...own].filter((name) => name !== source).map((name) => all[name]?.file ?? '');
  return { entry: file, imports, lazy: lazyFiles(all, own) };
}
