import { writeFile } from 'node:fs/promises';
import { contract } from './contract.ts';

/** The committed document; a change of the contract is seen in review. */
const FILE = 'test/contract/openapi.json';

const made = contract();
await writeFile(FILE, `${JSON.stringify(made, null, 2)}\n`);
console.log(`${FILE}: ${Object.keys(made.paths).length} paths`);
