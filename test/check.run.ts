import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** Runs a command. @returns whether it succeeded; what it says is printed when it ends. */
async function succeeds(command: string): Promise<boolean> {
  const program = spawn(`${command} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => program.once('exit', resolve));
  process.stdout.write(await text(program.stdout));
  return (await ended) === 0;
}

// Each command of the command line, all at once; a failed one stops no other.
const commands = process.argv.slice(2);
const results = await Promise.all(commands.map(succeeds));
const failed = commands.filter((_, index) => !results[index]);
if (failed.length) {
  console.error(`\nFailed: ${failed.map((command) => `npx ${command}`).join(', ')}`);
  process.exitCode = 1;
}
