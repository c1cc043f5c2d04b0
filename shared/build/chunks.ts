/** Libraries that every page with a script needs: React, its store, and the schemas of replies. */
const LIBRARIES = /node_modules\/(react|react-dom|scheduler|jotai|valibot)\//;

/**
 * A shared module that at least this many entries and lazy modules import goes into the chunk that every page loads.
 * With a lower number pages would load much that they do not need; with a higher one there would be many small chunks.
 */
const COMMON_SHARES = 7;

/** Folders of `shared` whose modules form one chunk, because a page that needs one of them needs most. */
const FOLDER_CHUNKS = [
  { name: 'mutation', folder: 'runtime/mutation' },
  { name: 'order', folder: 'features/order' },
];

/** Only what a page loads at its start, not its lazy modules. */
const INITIAL = ['$initial' as const];

/** How the bundler divides the pages' scripts into chunks; everything else is left to it. */
export const chunkGroups = [
  { name: 'react', test: LIBRARIES, priority: 3 },
  {
    name: 'common',
    test: /shared\//,
    tags: INITIAL,
    minShareCount: COMMON_SHARES,
    priority: 2,
  },
  ...FOLDER_CHUNKS.map(({ name, folder }) => ({
    name,
    test: new RegExp(`/shared/${folder}/`),
    tags: INITIAL,
    minShareCount: 2,
    priority: 1,
    // Without the modules that it imports: they belong to lower folders, so the chunks cannot import each other.
    includeDependenciesRecursively: false,
  })),
];
