import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMITS } from './limits.ts';

interface Wanted {
  /** Its arguments. @param home a new and empty folder. */
  args(home: string): readonly string[] | Promise<readonly string[]>;
  /** What it writes to stderr as soon as it has started; nothing is waited for by default. */
  says?: RegExp;
  /** Added to this process's environment. */
  env?: Readonly<Record<string, string>>;
}

const ENDS_WITHIN_MS = 3000;

/**
 * Starts a program and waits for its word. @returns `home`: its folder; `said`: its word; `end`: waits until it is gone, and
 * removes its home. @throws Error with its output if it ends before, or never says it.
 */
export async function startProgram(file: string, { args, says = /^/, env }: Wanted) {
  const home = await mkdtemp(join(tmpdir(), 'program-'));
  const child = spawn(file, await args(home), {
    env: { ...process.env, HOME: home, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const gone = once(child, 'exit');
  const killAfter = (ms: number) => setTimeout(() => child.kill('SIGKILL'), ms);
  const end = async () => {
    child.kill();
    const timer = killAfter(ENDS_WITHIN_MS);
    await gone;
    clearTimeout(timer);
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  let output = '';
  let said = output.match(says);
  const timer = killAfter(LIMITS.start);
  for await (const data of said ? [] : child.stderr.iterator({ destroyOnReturn: false })) {
    output += data;
    said = output.match(says);
    if (said) break;
  }
  clearTimeout(timer);
  if (!said) {
    await end();
    throw new Error(`${file} does not start:\n${output}`);
  }
  child.stderr.resume();
  return { home, said, end };
}
