import { basename, join, relative, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { RunnerTask } from 'vitest';
import { limit } from '../limits.ts';

/** Where the screenshots and traces of the last run's failures are. */
export const FAILURES = resolve('node_modules/.cache/lend-pages/failures');

/** Each step, the console and the network, which costs nothing that can be measured; snapshots cost 7 % more processor time. */
export const TRACE = { sources: false, snapshots: false, screenshots: false };

/** Takes a screenshot and saves the trace of a test that has failed, and prints their paths. */
export async function recordFailure(page: Page, task: RunnerTask): Promise<void> {
  const title = task.name.replace(/[^\w]+/g, '-').slice(0, 80);
  const path = join(FAILURES, basename(task.file.name, '.test.ts'), `${title}-${task.id}`);
  const [picture, trace] = [`${path}.png`, `${path}.zip`];
  const tries = [
    page.screenshot({ path: picture }).then(() => picture),
    page
      .context()
      .tracing.stop({ path: trace })
      .then(() => trace),
  ];
  // A page that hangs has no picture.
  const late = sleep(limit(5000), '', { ref: false });
  const made = await Promise.all(tries.map((one) => Promise.race([one.catch(() => ''), late])));
  for (const file of made.filter(Boolean)) console.warn(relative(process.cwd(), file));
}
