import { type Plugin, runnerImport } from 'vite';
import type { Page } from '../document/page.ts';

/** Leaves out style sheets, which the definition of a page does not need. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0style' : undefined),
  load: (id) => (id === '\0style' ? '' : undefined),
};

/**
 * Loads a module for code that Vite does not run: only Vite understands `import.meta.glob`.
 * @param root the project's folder. @param file from there.
 */
export async function loadModule<Module>(root: string, file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(file, {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [withoutStyles],
  });
  return module;
}

/** Loads the definitions of all pages. @param root the project's folder. */
export async function loadPages(root: string): Promise<readonly Page[]> {
  return (await loadModule<{ pages: readonly Page[] }>(root, './pages/pages.ts')).pages;
}
