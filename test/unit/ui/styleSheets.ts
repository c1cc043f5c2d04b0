import { readdirSync } from 'node:fs';
import { posix, resolve } from 'node:path';

/** The project's root. */
export const project = resolve(import.meta.dirname, '../../..');

/** The paths of all style sheets, from the root. */
export const styleSheets: readonly string[] = ['pages', 'shared'].flatMap((top) =>
  readdirSync(resolve(project, top), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => posix.join(top, name)),
);
