import type { Rollup } from 'vite';

/** Whether a script of a build contains nothing but css; Vite removes it. */
export function isOnlyCss({ moduleIds }: Pick<Rollup.OutputChunk, 'moduleIds'>): boolean {
  return moduleIds.length > 0 && moduleIds.every((id) => id.endsWith('.css'));
}

/** The text of each style sheet, by its path from the project's root. */
export type Styles = ReadonlyMap<string, string>;

/**
 * Takes the css out of a bundle, before Vite links it: every document contains that of its page, so that nothing has to be
 * fetched before the page is painted. `chunkGroups` gives each sheet a chunk of its own.
 * @param root the project's folder. @throws Error naming sheets that share a chunk.
 */
export function takeStyles(root: string, bundle: Rollup.OutputBundle): Styles {
  const styles = new Map<string, string>();
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk' || !chunk.viteMetadata) continue;
    const { importedCss } = chunk.viteMetadata;
    const [id, other] = chunk.moduleIds.filter((one) => one.endsWith('.css'));
    if (other) throw new Error(`One script has the css of ${id} and ${other}`);
    if (id) {
      const texts = Array.from(importedCss, (name) => {
        const sheet = bundle[name];
        return sheet?.type === 'asset' ? `${sheet.source}`.trim() : '';
      });
      styles.set(id.slice(root.length + 1), texts.join(''));
    }
    importedCss.clear();
  }
  for (const name of Object.keys(bundle)) if (name.endsWith('.css')) delete bundle[name];
  return styles;
}
