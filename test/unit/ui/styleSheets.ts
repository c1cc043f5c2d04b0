import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';

const project = resolve(import.meta.dirname, '../../..');

/** The paths of all style sheets, from the project's root. */
export const styleSheets: readonly string[] = ['pages', 'shared'].flatMap((top) =>
  readdirSync(join(project, top), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => posix.join(top, name)),
);

export const read = (sheet: string) => readFileSync(join(project, sheet), 'utf8');

/** The declarations of a style sheet, with the selectors of their rules. */
export function declarationsIn(css: string) {
  const rules = css.replace(/\/\*.*?\*\//gs, '').split('}');
  return rules.flatMap((rule) => {
    const [selector = '', body = ''] = rule.split('{').slice(-2);
    return body.split(';').map((line) => {
      const [property = '', value = ''] = line.split(/:(.*)/s).map((part) => part.trim());
      return { selector: selector.trim(), property, value };
    });
  });
}
