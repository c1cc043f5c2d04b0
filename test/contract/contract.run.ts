import { writeFile } from 'node:fs/promises';
import { contract } from './contract.ts';

/** The committed document, so that a review shows every change of the contract. */
const FILE = 'test/contract/openapi.json';

const made = contract();
await writeFile(FILE, `${JSON.stringify(made, null, 2)}\n`);
console.log(`${FILE}: ${Object.keys(made.paths).length} paths`);
