import { isForeignFrame, savesData } from '../../lib/browser.ts';
import { whenIdle } from '../../lib/waiting.ts';
import { lazyModule } from '../../ui/lazy/lazyModule.ts';

/** Names of the moments of a page's start, as marks of the User Timing API, which the browser's tools show too. */
export const CONTENT_READY = 'content-ready';
/** The page's buttons answer from now on, and earlier taps have been answered. If it is set more than once, the first counts. */
export const CONTROL_ANSWERED = 'control-answered';

/** Sets a mark once what the page shows now has been painted. */
export function markAfterPaint(name: string): void {
  requestAnimationFrame(() => setTimeout(() => performance.mark(name)));
}

/** Whether pages of this build send load times; inserted by the build. */
declare const __METRICS__: boolean;

/** Whether this visit is one of those that send. @param share how many of a hundred do. */
const isChosen = (share: unknown) => Math.random() * 100 < Number(share);

async function start(): Promise<void> {
  const { metrics, site } = window.__boot ?? {};
  if (!metrics || !isChosen(site?.settings.metricsShare ?? metrics.share)) return;
  const load = lazyModule(() => import('./pageMetrics.ts'), { optional: true });
  (await load()).measureVisit(metrics);
}

/** Measures this visit, once the page is idle, unless the borrower saves data. Failures are ignored. */
export function startMetrics(): void {
  if (!__METRICS__) return;
  markAfterPaint(CONTROL_ANSWERED);
  if (savesData() || isForeignFrame()) return;
  whenIdle(() => void start().catch(() => undefined));
}
