import { getBoot } from '../../api/boot.ts';
import { isForeignFrame, savesData } from '../../lib/browser.ts';
import { whenIdle } from '../../lib/waiting.ts';
import { CONTROL_ANSWERED, markAfterPaint } from './marks.ts';

/** Whether pages of this build send load times; inserted by the build. */
declare const __METRICS__: boolean;

/** Whether this visit is one of those that send. @param share how many of a hundred do. */
const isChosen = (share: unknown) => Math.random() * 100 < Number(share);

async function start(): Promise<void> {
  const { metrics } = getBoot() ?? {};
  if (!metrics || !isChosen(metrics.share)) return;
  const { measureVisit } = await import('./pageMetrics.ts');
  measureVisit(metrics);
}

/** Measures this visit, once the page is idle, unless the borrower saves data. Failures are ignored. */
export function startMetrics(): void {
  if (!__METRICS__) return;
  markAfterPaint(CONTROL_ANSWERED);
  if (savesData() || isForeignFrame()) return;
  whenIdle(() => void start().catch(() => undefined));
}
