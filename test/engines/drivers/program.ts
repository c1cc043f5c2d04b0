import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A started program; its output is kept to explain a failure. */
export interface RunningProgram {
  /** Resolves with the first output that matches; rejects if the program ends before, or never says it. */
  says(pattern: RegExp): Promise<RegExpMatchArray>;
  /** Ends it and waits until it is gone. */
  end(): Promise<void>;
}

const STARTS_WITHIN_MS = 30_000;
const ENDS_WITHIN_MS = 3000;

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  const timer = setTimeout(() => child.kill('SIGKILL'), ENDS_WITHIN_MS);
  await gone;
  clearTimeout(timer);
}

/** Starts a program. @param env added to this process's environment. */
export function startProgram(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): RunningProgram {
  const child = spawn(file, args, { env: { ...process.env, ...env } });
  let output = '';
  const listeners = new Set<() => void>();
  const hear = (data: unknown) => {
    output += data;
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  return {
    says: (pattern) =>
      new Promise((done, failed) => {
        const fail = (why: unknown) => failed(new Error(`${file}: ${why}\n${output}`));
        const timer = setTimeout(() => fail('does not start'), STARTS_WITHIN_MS);
        const look = () => {
          const found = output.match(pattern);
          if (!found) return;
          clearTimeout(timer);
          listeners.delete(look);
          done(found);
        };
        listeners.add(look);
        child.once('exit', (code) => fail(`ended with ${code}`)).once('error', fail);
        look();
      }),
    end: () => end(child),
  };
}
