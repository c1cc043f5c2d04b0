import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Settings of whoever runs the tests. */
const OWN_SETTINGS = /^\.env(?!\.example$)/;

/** Copies the project as it stands, git's ignored files left out and the packages linked. @param folder replaced if it is there. */
export function copyProject(folder: string): void {
  removeCopy(folder);
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of list.split('\n')) {
    if (existsSync(file) && !OWN_SETTINGS.test(file)) cpSync(file, join(folder, file));
  }
  execFileSync('cp', ['-al', 'node_modules', join(folder, 'node_modules')]);
}

/** The variables of a command that is run as from a terminal, not from inside a test. */
export function terminalEnvironment(more: Record<string, string> = {}): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([key]) => !/^(VITE|VITEST|NODE_ENV)/.test(key));
  return { ...Object.fromEntries(kept), SANDBOX_LOG: 'off', ...more };
}

/** Removes a copy. What ran in it may still write for a moment, so this tries again for a while. */
export function removeCopy(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}
