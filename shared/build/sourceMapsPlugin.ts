import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

/** The part of a source map that is changed here. */
interface SourceMap {
  sources: string[];
}

/** Moves a source map from the site to `folder`, and makes its paths relative to the project's root. */
async function moveMap(file: string, root: string, folder: string): Promise<void> {
  const map: SourceMap = JSON.parse(await readFile(file, 'utf8'));
  const sources = map.sources.map((source) => relative(root, resolve(dirname(file), source)));
  const name = relative(dirname(file), file);
  await writeFile(join(folder, name), JSON.stringify({ ...map, sources }));
  await rm(file);
}

/**
 * Writes source maps to a folder outside the site. One folder can hold the maps of every release, because the name of a
 * script contains the hash of its content.
 * @param folder from the project's root; '' for no maps. @throws Error if it is part of the site.
 */
export function sourceMapsPlugin(folder = ''): Plugin {
  let resolved: ResolvedConfig;
  return {
    name: 'site-source-maps',
    apply: () => folder !== '',
    // The scripts do not mention their maps, because no browser can fetch them.
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
