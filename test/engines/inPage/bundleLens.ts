import { resolve } from 'node:path';
import { bundleScript } from '../../../shared/document/bundleScript.ts';

/** Bundles `lens.ts` into a script that phones evaluate in a page. */
export function bundleLens(): Promise<string> {
  const lens = resolve(import.meta.dirname, 'lens.ts');
  const text = `import ${JSON.stringify(lens)};`;
  return bundleScript({ root: resolve('.'), text, values: {} });
}
