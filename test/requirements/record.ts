import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Proofs } from './verdict.ts';

/** Where the proofs of the last runs are stored; never committed. */
const FILE = 'node_modules/.cache/requirements.json';

/** The proofs of the last run of each test file that still exists; none before the first run. */
export function readProofs(): Proofs {
  try {
    const kept = JSON.parse(readFileSync(FILE, 'utf8')) as Proofs;
    return Object.fromEntries(Object.entries(kept).filter(([file]) => existsSync(file)));
  } catch {
    return {};
  }
}

/** Stores the proofs for the report. Creates a new file each time, because copies of the project may share it by a hard link. */
export function keepProofs(proofs: Proofs): void {
  mkdirSync(dirname(FILE), { recursive: true });
  const fresh = `${FILE}.${process.pid}`;
  writeFileSync(fresh, `${JSON.stringify(proofs, null, 1)}\n`);
  renameSync(fresh, FILE);
}
