import { resolve } from 'node:path';
import { build, type ResolvedConfig, type Rollup } from 'vite';
import { entryDocumentOf, LEGAL_STYLES, type Page } from '../document/page.ts';

/** The bundler's record of a module. */
type ModuleInfoOf = (
  id: string,
) => Pick<Rollup.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'> | null;

/** The order of style sheets by folder: whoever uses a widget can restyle it. */
const LAYERS = ['shared/ui/', 'shared/runtime/', 'shared/features/', 'pages/'];

/**
 * The style sheets that the modules of a page import, including its lazy modules: their css is in the document, so that
 * only their script has to be fetched.
 * @param root the project's folder. @returns paths from the root, in the order in which they apply.
 * @throws Error if the bundler does not know the page.
 */
export function styleSheetsOf(page: Page, root: string, moduleInfo: ModuleInfoOf): string[] {
  if (page.script === false) return [LEGAL_STYLES];
  const start = `${root}/${entryDocumentOf(page)}`;
  if (!moduleInfo(start)) throw new Error(`The bundle has no ${start}`);
  const seen = new Set<string>();
  const sheets: string[] = [];
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = moduleInfo(id) ?? {};
    for (const imported of [...importedIds, ...dynamicallyImportedIds]) visit(imported);
    if (id.endsWith('.css')) sheets.push(id.slice(root.length + 1));
  };
  visit(start);
  const layer = (sheet: string) => LAYERS.findIndex((folder) => sheet.startsWith(folder));
  return sheets.sort((one, other) => layer(one) - layer(other));
}

/**
 * Compiles and minifies style sheets separately, for the browsers of the site.
 * @param sheets paths from the root. @returns the compiled text by path.
 */
export async function compileStyles(
  { root, build: { cssTarget } }: ResolvedConfig,
  sheets: Iterable<string>,
): Promise<ReadonlyMap<string, string>> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      cssTarget,
      rolldownOptions: { input: [...new Set(sheets)].map((sheet) => resolve(root, sheet)) },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const files = outputs.flatMap((one) => ('output' in one ? one.output : []));
  const texts = files.flatMap((file): [string, string][] =>
    file.type === 'asset' ? [[file.originalFileNames[0] ?? '', `${file.source}`.trim()]] : [],
  );
  return new Map(texts);
}
