import { existsSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { RuntimeConfigSpec } from '../config/runtimeConfig.ts';
import { RUNTIME_CONFIG_FILE } from '../config/runtimeConfigBuild.ts';
import { guardScript } from './guardScript.ts';
import { headersFile, securityHeaders, vercelFile } from './hosting.ts';
import { runtimeConfigProblems } from './runtimeConfigProblems.ts';
import { robots, siteMap } from './searchFiles.ts';
import type { FinishedBuild } from './writeDocuments.ts';

/** Checks the runtime configuration that was copied from `public`, or writes an empty one. */
async function finishRuntimeConfig(file: string, spec: RuntimeConfigSpec): Promise<void> {
  if (!existsSync(file)) return writeFile(file, '{}\n');
  const problems = runtimeConfigProblems(await readFile(file, 'utf8'), spec);
  if (problems.length) throw new Error(`public/${RUNTIME_CONFIG_FILE}\n  ${problems.join('\n  ')}`);
}

/**
 * Writes the other files of a site: error page, files for search engines, guard, runtime configuration, and headers for
 * hosting services. @throws Error if the guard has no place for the contact, or naming a key of the runtime
 * configuration that cannot be used.
 */
export async function writeSiteFiles({
  pages,
  vite: { root, base, build },
  config,
  company,
  runtimeConfig,
}: FinishedBuild): Promise<void> {
  const outDir = resolve(root, build.outDir);
  await copyFile(join(outDir, 'errorPage.html'), join(outDir, '404.html'));
  const map = siteMap(pages, company);
  if (map) await writeFile(join(outDir, 'sitemap.xml'), map);
  await writeFile(join(outDir, 'robots.txt'), robots(company));
  const guard = join(outDir, 'guard.js');
  await writeFile(guard, await guardScript(await readFile(guard, 'utf8'), config));
  if (runtimeConfig) await finishRuntimeConfig(join(outDir, RUNTIME_CONFIG_FILE), runtimeConfig);
  const headers = securityHeaders(pages);
  await writeFile(join(outDir, '_headers'), headersFile(base, headers));
  await writeFile(join(outDir, 'vercel.json'), vercelFile(base, headers));
}
