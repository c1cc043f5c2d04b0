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
 * Loads the definitions of all pages, for code that Vite does not run: only Vite understands `import.meta.glob`.
 * @param root the project's folder.
 */
export async function loadPages(root: string): Promise<readonly Page[]> {
  const { module } = await runnerImport<{ pages: readonly Page[] }>('./pages/pages.ts', {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [withoutStyles],
  });
  return module.pages;
}
