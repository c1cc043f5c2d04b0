import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** How long processes may take to end by themselves, in ms. */
const GRACE_MS = 800;

/** Pairs of a process and its parent: of every process where there is `/proc`, else from `ps`. */
function processes(): readonly (readonly [id: number, parent: number])[] {
  if (!existsSync('/proc/self/stat')) {
    const list = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
    return list
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number))
      .map(([id = 0, parent = 0]) => [id, parent]);
  }
  return readdirSync('/proc').flatMap((name) => {
    if (!Number(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The name of the program, in parentheses, may contain anything.
      const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return [[Number(name), Number(parent)] as const];
    } catch {
      return [];
    }
  });
}

/** Every process that this one has started, and those that they have started. */
function descendants(): readonly number[] {
  const all = processes();
  const childrenOf = (id: number): number[] =>
    all.flatMap(([child, parent]) => (parent === id ? [child, ...childrenOf(child)] : []));
  return childrenOf(process.pid);
}

function signal(id: number, name: 'SIGTERM' | 'SIGKILL'): void {
  try {
    process.kill(id, name);
  } catch {
    // It has ended.
  }
}

/** Ends every process that this one has started, within a second. It blocks, so that nothing is started meanwhile. */
export function endChildren(): void {
  const started = descendants();
  for (const id of started) signal(id, 'SIGTERM');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, GRACE_MS);
  for (const id of new Set([...started, ...descendants()])) signal(id, 'SIGKILL');
}
