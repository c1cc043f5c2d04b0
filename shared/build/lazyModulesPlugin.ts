import type { Plugin } from 'vite';
import { lazyName } from './pageFiles.ts';

/** The start of a call that loads a module on demand. */
const LOADER = 'lazyModule(';

/** Such a call: what it loads, perhaps its options, and its end. */
const CALL = /\blazyModule\((\s*\(\) => import\('(.+?)'\))(,\s*\{[^}]*\})?,?(\s*)\)/g;

/**
 * Tells each lazy module its own name, by which documents list its files: it becomes the last argument of `lazyModule`.
 * A call that is written in another way than `lazyModule(() => import('./Part.tsx'))` stops the build.
 */
export function lazyModulesPlugin(): Plugin {
  return {
    name: 'site-lazy-modules',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { code: LOADER },
      handler(written, id) {
        let left = written.split(LOADER).length - 1;
        const code = written.replace(CALL, (_, load, file, options = ', {}', end) => {
          left -= 1;
          return `${LOADER}${load}${options}, '${lazyName(file)}'${end})`;
        });
        if (left)
          throw new Error(`${id}: ${LOADER}) takes a function such as () => import('./Part.tsx')`);
        // No line has moved.
        return { code, map: null };
      },
    },
  };
}
