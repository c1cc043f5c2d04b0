import { existsSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { minify } from 'terser';
import type { Config } from '../config/readConfig.ts';
import type { RuntimeConfigSpec } from '../config/runtimeConfig.ts';
import { RUNTIME_CONFIG_FILE } from '../config/runtimeConfigBuild.ts';
import { headersFile, securityHeaders, vercelFile } from './hosting.ts';
import { runtimeConfigProblems } from './runtimeConfigProblems.ts';
import { robots, siteMap } from './searchFiles.ts';
import type { FinishedBuild } from './writeDocuments.ts';

/** Inserts the contact into the guard and minifies it. It is not bundled, because it must stay ES5. */
async function finishGuard(file: string, { servicePhone, serviceEmail }: Config): Promise<void> {
  const contact = JSON.stringify(`${servicePhone}, ${serviceEmail}`);
  const text = (await readFile(file, 'utf8')).replace("'{contact}'", () => contact);
  const { code } = await minify(text, { ecma: 5, ie8: true });
  if (code) await writeFile(file, code);
}

/** Checks the runtime configuration that was copied from `public`, or writes an empty one. */
async function finishRuntimeConfig(file: string, spec: RuntimeConfigSpec): Promise<void> {
  if (!existsSync(file)) return writeFile(file, '{}\n');
  const problems = runtimeConfigProblems(await readFile(file, 'utf8'), spec);
  if (problems.length) throw new Error(`public/${RUNTIME_CONFIG_FILE}\n  ${problems.join('\n  ')}`);
}

/**
 * Writes the other files of a site: error page, files for search engines, guard, runtime configuration, and headers for
 * hosting services. @throws Error naming a key of the runtime configuration that cannot be used.
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
  await finishGuard(join(outDir, 'guard.js'), config);
  if (runtimeConfig) await finishRuntimeConfig(join(outDir, RUNTIME_CONFIG_FILE), runtimeConfig);
  const headers = securityHeaders(pages);
  await writeFile(join(outDir, '_headers'), headersFile(base, headers));
  await writeFile(join(outDir, 'vercel.json'), vercelFile(base, headers));
}
