import { mkdir } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { RunnerTask } from 'vitest';
import { limit } from '../limits.ts';

/** Where the screenshots and traces of the last run's failures are. */
export const FAILURES = resolve('node_modules/.cache/lend-pages/failures');

/** Each step, the console and the network, which costs nothing that can be measured; snapshots cost 7 % more processor time. */
export const TRACE = { sources: false, snapshots: false, screenshots: false };

/** A page that hangs has no picture. */
const RECORD_MS = limit(5000);

const fileName = (title: string) => title.replace(/[^\w]+/g, '-').slice(0, 80);

/** Takes a screenshot and saves the trace of a test that has failed, and prints their paths. */
export async function recordFailure(page: Page, task: RunnerTask): Promise<void> {
  const folder = join(FAILURES, basename(task.file.name, '.test.ts'));
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${fileName(task.name)}-${task.id}`);
  const tries = [
    page.screenshot({ path: `${path}.png` }).then(() => `${path}.png`),
    page
      .context()
      .tracing.stop({ path: `${path}.zip` })
      .then(() => `${path}.zip`),
  ];
  const late = sleep(RECORD_MS, '', { ref: false });
  const made = await Promise.all(tries.map((one) => Promise.race([one.catch(() => ''), late])));
  for (const file of made.filter(Boolean)) console.warn(relative(process.cwd(), file));
}
