import { existsSync, readFileSync } from 'node:fs';
import type { BrowserContext } from 'playwright-core';

/** The peak resident memory of a renderer, MB; undefined if the system does not tell (not Linux). */
export async function rendererPeak(context: BrowserContext): Promise<number | undefined> {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  const peaks = processInfo
    .filter(({ type, id }) => type === 'renderer' && existsSync(`/proc/${id}/status`))
    .map(({ id }) => /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${id}/status`, 'utf8')))
    .map((found) => Number(found?.[1] ?? 0) / 1024);
  return peaks.length ? Math.round(Math.max(...peaks)) : undefined;
}
