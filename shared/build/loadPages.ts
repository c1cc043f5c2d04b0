import { runnerImport } from 'vite';
import type { Page } from '../document/page.ts';

/**
 * Loads the definitions of all pages, for code that Vite does not run: only Vite understands `import.meta.glob`.
 * @param root the project's folder.
 */
export async function loadPages(root: string): Promise<readonly Page[]> {
  const { module } = await runnerImport<{ pages: readonly Page[] }>('./pages/pages.ts', {
    root,
    configFile: false,
    logLevel: 'error',
  });
  return module.pages;
}
