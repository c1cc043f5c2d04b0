import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes source maps to a folder outside the site. One folder can hold the maps of every release, because the name of a
 * script contains the hash of its content.
 * @param folder from the project's root; '' for no maps. @throws Error if it is part of the site.
 */
export function sourceMapsPlugin(root: string, folder: string): Plugin {
  const maps = resolve(root, folder);
  return {
    name: 'site-source-maps',
    apply: () => folder !== '',
    config: () => ({
      build: {
        // The scripts do not mention their maps, because no browser can fetch them.
        sourcemap: 'hidden',
        rolldownOptions: {
          output: {
            sourcemapPathTransform: (source, map) => relative(root, resolve(dirname(map), source)),
          },
        },
      },
    }),
    configResolved({ build }) {
      if (relative(resolve(root, build.outDir), maps).startsWith('..')) return;
      throw new Error(
        `VITE_SOURCE_MAPS: ${folder} is part of the site, where anyone could read it`,
      );
    },
    generateBundle: {
      // After Vite, which changes scripts and their maps.
      order: 'post',
      async handler(_, bundle) {
        await mkdir(maps, { recursive: true });
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'asset' || !name.endsWith('.map')) continue;
          await writeFile(join(maps, basename(name)), file.source);
          delete bundle[name];
        }
      },
    },
  };
}
