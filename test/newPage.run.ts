import { execFileSync } from 'node:child_process';
import { loadPages } from '../shared/build/loadPages.ts';
import { writePage } from './newPage/newPage.ts';
import { readOptions, UsageError } from './newPage/options.ts';
import { answersOf } from './pageFindings.ts';
import { createSandbox } from './sandbox/sandbox.ts';

const root = process.cwd();

/** Runs a command of the project, with its output. */
function run(command: string, ...rest: string[]): void {
  execFileSync(command, rest, { cwd: root, stdio: 'inherit' });
}

async function addPage(): Promise<void> {
  const page = readOptions(process.argv.slice(2));
  const answered = answersOf(createSandbox().app.routes);
  const files = writePage(page, { root, pages: await loadPages(root), answered });
  // A long name breaks lines elsewhere.
  run('npx', 'biome', 'check', '--write', '--log-level=warn', ...files);
  run('npm', 'run', '-s', 'guide');
  run('npm', 'run', '-s', 'contract');
  for (const file of files) console.log(`${file}: written`);
  if (page.filipino) console.log('The Filipino title is still the English one: translate it.');
  console.log(`npm start shows it at http://127.0.0.1:5173/${page.name}?orderId=due-extendable`);
}

try {
  await addPage();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
