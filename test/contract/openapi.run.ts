import { writeFileSync } from 'node:fs';
import { loadModule } from '../../shared/build/pages.ts';

/** Writes the contract for the server. Git ignores the file. */
const FILE = 'test/contract/openapi.json';
const { contract } = await loadModule<typeof import('./contract.ts')>(
  './test/contract/contract.ts',
);
writeFileSync(FILE, `${JSON.stringify(contract(), null, 2)}\n`);
console.log(`${FILE} is written.`);
