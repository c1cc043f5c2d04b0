import { bundleScript } from '../../../shared/document/bundleScript.ts';

/** Bundles `lens.ts` into a script that phones evaluate in a page. */
export function bundleLens(): Promise<string> {
  return bundleScript({ root: import.meta.dirname, entry: 'lens.ts', values: {} });
}
