import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Runs every script of `package.json` named `check:...`, also after one has failed, and names those that did. */
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const failed = Object.keys(scripts)
  .filter((name) => name.startsWith('check:'))
  .filter((name) => spawnSync(`npm run -s ${name}`, { shell: true, stdio: 'inherit' }).status);
if (failed.length) {
  console.error(`\nFailed: ${failed.map((name) => `npm run ${name}`).join(', ')}`);
  process.exitCode = 1;
}
