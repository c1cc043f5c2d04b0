import type { Rolldown } from 'vite';
import type { LazyFiles } from '../document/boot/fetchFiles.ts';
import { chunksOf } from './chunks.ts';

interface Options {
  /** The project's root. */
  root: string;
  /** The site's path. */
  base: string;
  /** What the bundler knows of a module. */
  moduleInfo: Rolldown.PluginContext['getModuleInfo'];
}

/** What a page's document tells `lazyModule`: which files to fetch before a module is imported. */
export function lazyFilesOf(
  bundle: Rolldown.OutputBundle,
  { root, base, moduleInfo }: Options,
): ReadonlyMap<string, LazyFiles> {
  const chunks = chunksOf(bundle);
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  // A chunk keeps no trace of a module that only passes exports on, but as its facade.
  const modulesOf = ({ moduleIds, facadeModuleId }: Rolldown.OutputChunk) =>
    facadeModuleId ? [facadeModuleId, ...moduleIds] : moduleIds;
  const withImports = (start: Rolldown.OutputChunk): Set<Rolldown.OutputChunk> => {
    const all = new Set([start]);
    for (const { imports } of all) {
      for (const file of imports) {
        const imported = byFile.get(file);
        if (imported) all.add(imported);
      }
    }
    return all;
  };
  const lazyIn = (chunk: Rolldown.OutputChunk) =>
    modulesOf(chunk).flatMap((id) => moduleInfo(id)?.dynamicallyImportedIds ?? []);
  const filesOf = (entry: Rolldown.OutputChunk): LazyFiles => {
    const own = withImports(entry);
    const reached = new Set(own);
    const found: Record<string, string[]> = {};
    for (const chunk of reached) {
      for (const id of lazyIn(chunk)) {
        const target = chunks.find((one) => modulesOf(one).includes(id));
        if (!target) continue;
        const needed = [...withImports(target)];
        for (const one of needed) reached.add(one);
        const missing = needed.filter((one) => !own.has(one)).map(({ fileName }) => fileName);
        if (missing.length) found[id.slice(root.length + 1)] = missing.map((name) => base + name);
      }
    }
    return found;
  };
  const pages = chunks.flatMap((chunk): [string, LazyFiles][] => {
    const [, page] = /\/pages\/(\w+)\/\1\.html$/.exec(chunk.facadeModuleId ?? '') ?? [];
    return chunk.isEntry && page ? [[page, filesOf(chunk)]] : [];
  });
  return new Map(pages);
}
