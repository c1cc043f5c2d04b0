import { bundleScript } from '../../../shared/document/bundleScript.ts';

/** Bundles `inspect.ts` into a script that phones evaluate in a page. */
export function bundleInspect(): Promise<string> {
  return bundleScript({ root: import.meta.dirname, entry: 'inspect.ts', values: {} });
}
