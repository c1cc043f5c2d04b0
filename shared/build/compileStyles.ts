import { resolve } from 'node:path';
import { bundle } from 'lightningcss';

const version = (major: number) => major << 16;

/** The oldest browsers. */
const TARGETS = { chrome: version(80), safari: version(14), ios_saf: version(14) };

/** The text of a style sheet for the oldest browsers, minified. @param sheet path from the root. */
export function compileStyle(root: string, sheet: string): string {
  const filename = resolve(root, sheet);
  const { code } = bundle({ filename, minify: true, targets: TARGETS });
  return code.toString().trim();
}
