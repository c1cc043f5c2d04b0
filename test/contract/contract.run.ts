import { writeFile } from 'node:fs/promises';
import { runnerImport } from 'vite';

/** The committed document, so that a review shows every change of the contract. */
const FILE = 'test/contract/openapi.json';

// The list of calls is what lies in a folder, which only Vite can import.
const { module } = await runnerImport<typeof import('./contract.ts')>(
  './test/contract/contract.ts',
  {
    configFile: false,
    logLevel: 'error',
  },
);
const made = module.contract();
await writeFile(FILE, `${JSON.stringify(made, null, 2)}\n`);
console.log(`${FILE}: ${Object.keys(made.paths).length} paths`);
