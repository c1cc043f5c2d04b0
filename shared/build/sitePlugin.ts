import { resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { readCompany } from '../config/readCompany.ts';
import { pageConfigOf, readConfig } from '../config/readConfig.ts';
import { siteOf } from '../config/runtimeConfigBuild.ts';
import type { LazyFiles } from '../document/boot/fetchFiles.ts';
import { hasSimulator, type Page } from '../document/page.ts';
import { compressTree } from './compress.ts';
import { finishSite } from './finishSite.ts';
import { lazyFilesOf } from './lazyFiles.ts';
import { findingsOf } from './operatorReport.ts';

/** The last line of a build that nobody should deploy for borrowers. */
const FOR_TESTERS =
  '*** FOR TESTERS ONLY: /testPreview and the simulated shell are in this build (VITE_TEST_PREVIEW=on) ***';
const ANY_HOST =
  '*** VITE_TRUSTED_HOSTS is not set: an address that the server gives may lead to ANY public host ***';

/**
 * Finishes the flattened documents of a build: first state, early start, inlined css, policy,
 * aliases, 404, and compressed twins. With `plain` it leaves them as a client-only site, for the bench.
 */
export function sitePlugin(pages: readonly Page[], { plain = false } = {}): Plugin {
  let resolved: ResolvedConfig;
  let lazyFiles: ReadonlyMap<string, LazyFiles> = new Map();
  return {
    name: 'site-documents',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      resolved = config;
    },
    generateBundle(_options, bundle) {
      const { root, base } = resolved;
      const moduleInfo = this.getModuleInfo.bind(this);
      lazyFiles = lazyFilesOf(bundle, { root, base, moduleInfo });
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const env = { ...resolved.env, BASE_URL: resolved.base };
        const company = readCompany(env);
        if (!company.siteUrl) {
          resolved.logger.warn('VITE_SITE_URL is not set: no canonical addresses, no site map');
        }
        const found = findingsOf({ ...process.env, ...env });
        const lines = found.map(({ id, severity, title }) => `${id} ${severity}: ${title}`);
        resolved.logger.info(
          ['For the operator (npm run operator-report):', ...lines].join('\n  '),
        );
        const config = readConfig(env);
        if (!config.trustedHosts.length) resolved.logger.warn(ANY_HOST);
        const site = siteOf(env, config, company);
        if (!plain) await finishSite({ pages, vite: resolved, config, company, site, lazyFiles });
        await compressTree(resolve(resolved.root, resolved.build.outDir));
        if (hasSimulator(pages)) resolved.logger.warn(FOR_TESTERS);
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
      if (!id.endsWith('/shared/config/buildConfig.ts')) return undefined;
      const env = { ...resolved.env, BASE_URL: resolved.base };
      return `export const buildConfig = ${JSON.stringify(pageConfigOf(readConfig(env)))};`;
    },
  };
}

/**
 * Leaves `import()` as it is written: lazy chunks here have their css in the document, and `lazyModule`
 * fetches their files. Vite's wrapper would preload them into the map of modules, where a failure stays.
 */
export function plainImportPlugin(): Plugin {
  return {
    name: 'site-plain-import',
    apply: 'build',
    configResolved({ plugins }) {
      const all = plugins as Plugin[];
      const wrapper = all.findIndex(({ name }) => name === 'native:import-analysis-build');
      if (wrapper < 0) throw new Error('Vite wraps import() in another way now: look here');
      all.splice(wrapper, 1);
    },
  };
}
