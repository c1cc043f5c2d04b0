import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { type Config, readConfig } from '../config/readConfig.ts';
import { compressTree } from './compress.ts';
import { productionDocument } from './document.ts';
import { bundleEarlyScript, createLoader, renderFirstState } from './prerender.ts';
import type { Page } from './site.ts';

async function inlinedStyles(outDir: string, base: string): Promise<Map<string, string>> {
  const styles = new Map<string, string>();
  for (const file of await readdir(join(outDir, 'assets'))) {
    if (!file.endsWith('.css')) continue;
    styles.set(`${base}assets/${file}`, await readFile(join(outDir, 'assets', file), 'utf8'));
  }
  return styles;
}

async function finishDocuments(
  pages: readonly Page[],
  { root, base, build }: ResolvedConfig,
  config: Config,
): Promise<void> {
  const outDir = resolve(root, build.outDir);
  const styles = await inlinedStyles(outDir, base);
  const script = await bundleEarlyScript(root);
  const loader = await createLoader(root);
  try {
    for (const page of pages) {
      const file = join(outDir, `${page.name}.html`);
      const markup = await renderFirstState(loader, page);
      const html = await readFile(file, 'utf8');
      await writeFile(file, productionDocument(html, { page, config, markup, script, styles }));
      for (const alias of page.aliases) await copyFile(file, join(outDir, `${alias}.html`));
    }
  } finally {
    await loader.close();
  }
  for (const href of styles.keys()) await rm(join(outDir, href.slice(base.length)));
  await copyFile(join(outDir, 'errorPage.html'), join(outDir, '404.html'));
}

/**
 * Finishes the flattened documents of a build: first state, early start, inlined css, policy,
 * aliases, 404, and compressed twins. With `plain` it leaves them as a client-only site, for the bench.
 */
export function sitePlugin(pages: readonly Page[], { plain = false } = {}): Plugin {
  let resolved: ResolvedConfig;
  return {
    name: 'site-documents',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      resolved = config;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const env = { ...resolved.env, BASE_URL: resolved.base };
        if (!plain) await finishDocuments(pages, resolved, readConfig(env));
        await compressTree(resolve(resolved.root, resolved.build.outDir));
      },
    },
  };
}

/** Writes the checked configuration into the bundle as data; a bad value stops the build by name. */
export function configPlugin(): Plugin {
  let resolved: ResolvedConfig;
  return {
    name: 'site-configuration',
    apply: 'build',
    configResolved(config) {
      resolved = config;
    },
    transform(_code, id) {
      if (!id.endsWith('/shared/config/config.ts')) return undefined;
      const env = { ...resolved.env, BASE_URL: resolved.base };
      return `export const config = ${JSON.stringify(readConfig(env))};`;
    },
  };
}
