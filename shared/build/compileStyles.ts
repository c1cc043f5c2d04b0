import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { bundle, Features } from 'lightningcss';

const version = (major: number) => major << 16;

/** The oldest browsers. */
const TARGETS = { chrome: version(80), safari: version(14), ios_saf: version(14) };

/** An SVG as the address of a picture, with no more characters encoded than a style sheet needs. */
function dataAddress(svg: string): string {
  const plain = svg.trim().replace(/\s+/g, ' ').replace(/"/g, "'");
  return `data:image/svg+xml,${plain.replace(/[<>#%]/g, encodeURIComponent)}`;
}

/**
 * The text of a style sheet and of those that it imports, for the oldest browsers, minified. Contains the drawings that
 * the sheets mark with `?inline`, as Vite's own do in development. @param sheet path from the root.
 */
export function compileStyle(root: string, sheet: string): string {
  // No sheet calls light-dark(), for which every `color-scheme` would set two variables.
  const exclude = Features.LightDark;
  const options = { minify: true, targets: TARGETS, exclude, analyzeDependencies: true };
  const { code, dependencies } = bundle({ filename: resolve(root, sheet), ...options });
  const addresses = (dependencies ?? []).flatMap((one) => (one.type === 'url' ? one : []));
  return addresses
    .reduce((text, { url, placeholder, loc }) => {
      const [file = '', mark] = url.split('?');
      const drawing = () => readFileSync(resolve(dirname(loc.filePath), file), 'utf8');
      return text.replace(placeholder, () => (mark === 'inline' ? dataAddress(drawing()) : url));
    }, code.toString())
    .trim();
}
