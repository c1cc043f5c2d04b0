/** Libraries that every page with a script needs. */
const LIBRARIES = /node_modules\/(react|react-dom|scheduler|jotai)\//;

/** The modules that the pages of one task share: a chunk each. */
const FAMILIES = [
  { name: 'complaints', test: /\/shared\/(api\/complaint|lib\/timeText)/ },
  {
    name: 'forms',
    test: /\/shared\/(lib\/phone|runtime\/countdown|ui\/OneTimeCode)/,
  },
  {
    name: 'loanConfirm',
    test: /\/shared\/(features\/loanConfirm\/|api\/loanConfirm\.ts|lib\/watchTaps)/,
  },
  { name: 'offers', test: /\/shared\/features\/offers\// },
  {
    name: 'repayment',
    test: /\/shared\/(features\/repayment\/(?!progress)|ui\/DocumentPicker)/,
  },
];

/** Only what a page loads at its start, not the parts that load later. */
const INITIAL = ['$initial' as const];

/**
 * How the bundler divides the pages' scripts into chunks. A page starts with at most five: the bundler's own, libraries,
 * what pages share, the family that it belongs to, and its own. Over HTTP/2 many small ones would stand in the way of the
 * lender's reply.
 */
export const chunkGroups = [
  // Each style sheet by itself: documents contain only those that their page imports.
  { name: (id: string) => id.split('/').slice(-2).join('-'), test: /\.css$/, priority: 5 },
  // The Filipino texts that pages share: one file instead of four.
  {
    name: 'fil',
    test: /\/shared\/(runtime\/|features\/(order|repayment)\/).*\.messages\.fil\.ts$/,
    priority: 4,
  },
  { name: 'react', test: LIBRARIES, priority: 3 },
  ...FAMILIES.map((family) => ({
    ...family,
    tags: INITIAL,
    minShareCount: 2,
    priority: 2,
    // Without the modules that it imports: they belong to lower folders, so the chunks cannot import each other.
    includeDependenciesRecursively: false,
  })),
  { name: 'common', test: /\/shared\//, tags: INITIAL, minShareCount: 2, priority: 1 },
];
