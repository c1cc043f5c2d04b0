import { spawnSync } from 'node:child_process';

/** Runs each command of the command line, also after one has failed, and names those that did. */
const failed = process.argv
  .slice(2)
  .filter((command) => spawnSync(command, { shell: true, stdio: 'inherit' }).status);
if (failed.length) {
  console.error(`\nFailed: ${failed.map((command) => `npx ${command}`).join(', ')}`);
  process.exitCode = 1;
}
