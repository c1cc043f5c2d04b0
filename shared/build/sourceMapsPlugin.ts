import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

/** A source map as far as it is changed here. */
interface SourceMap {
  sources: string[];
}

/** Writes a map below `folder`, its sources named from the project's root, and takes it out of the site. */
async function moveMap(file: string, root: string, folder: string): Promise<void> {
  const map: SourceMap = JSON.parse(await readFile(file, 'utf8'));
  const sources = map.sources.map((source) => relative(root, resolve(dirname(file), source)));
  const name = relative(dirname(file), file);
  await writeFile(join(folder, name), JSON.stringify({ ...map, sources }));
  await rm(file);
}

/**
 * Builds source maps into a folder beside the site. The name of a script has the hash of its content, so one
 * folder can hold the maps of every release.
 * @param folder from the project's root; without one there are no maps. @throws Error if it is part of the site.
 */
export function sourceMapsPlugin(folder = ''): Plugin {
  let resolved: ResolvedConfig;
  return {
    name: 'site-source-maps',
    apply: () => folder !== '',
    // Hidden: scripts name no map, as nobody can fetch one.
    config: () => ({ build: { sourcemap: 'hidden' } }),
    configResolved(config) {
      resolved = config;
      const site = resolve(config.root, config.build.outDir);
      if (!relative(site, resolve(config.root, folder)).startsWith('..')) {
        throw new Error(
          `VITE_SOURCE_MAPS: ${folder} is part of the site, where anyone could read it`,
        );
      }
    },
    async writeBundle() {
      const { root, build } = resolved;
      const maps = resolve(root, folder);
      const assets = resolve(root, build.outDir, build.assetsDir);
      await mkdir(maps, { recursive: true });
      for (const name of await readdir(assets)) {
        if (name.endsWith('.map')) await moveMap(join(assets, name), root, maps);
      }
    },
  };
}
