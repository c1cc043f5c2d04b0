import type { Plugin } from 'vite';

/** What a library calls that Chrome 80 and iOS 14 do not have, and the same in older words. */
const OLDER: readonly (readonly [newer: RegExp, older: string])[] = [
  [/\bObject\.hasOwn\(/g, 'Object.prototype.hasOwnProperty.call('],
  [/\bsignals\.at\(-1\)/g, 'signals[signals.length - 1]'],
];

/**
 * Rewrites the few newer calls of the network client, which would throw in the oldest web views
 * (decisions 4; the build lowers syntax, not calls). What is left over a browser test finds.
 */
export function olderApisPlugin(): Plugin {
  return {
    name: 'site-older-apis',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /node_modules\/ky\// },
      handler: (code) => OLDER.reduce((text, [newer, older]) => text.replace(newer, older), code),
    },
  };
}
