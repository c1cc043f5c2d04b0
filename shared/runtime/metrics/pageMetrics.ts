// web-vitals calls `at`, which the oldest web views lack.
import '../../api/arrayAt.ts';
import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { MetricsTarget } from '../../api/boot.ts';
import { CONTENT_READY, CONTROL_ANSWERED } from './marks.ts';
import { contentReadyOf, metricsMessage } from './metricsMessage.ts';

/** The part of the Network Information API that is used here. */
interface Connection {
  effectiveType?: unknown;
}

/** When an entry of the performance timeline began, ms; undefined if there is none of this name. */
function startOf(name: string): number | undefined {
  return performance.getEntriesByName(name)[0]?.startTime;
}

/** Sends a message that outlives the page: without cookies, which `sendBeacon` would send, and as plain text, which needs no preflight request. */
function post(address: string, message: object): void {
  const body = JSON.stringify(message);
  fetch(address, {
    method: 'POST',
    body,
    keepalive: true,
    mode: 'no-cors',
    credentials: 'omit',
  }).catch(() => undefined);
}

/** Measures this visit, and sends one message when the borrower leaves the page for the first time. */
export function measureVisit(target: MetricsTarget): void {
  const values: Partial<Record<Metric['name'], number>> = {};
  const keep = ({ name, value }: Metric) => {
    values[name] = value;
  };
  for (const observe of [onLCP, onINP, onCLS, onTTFB]) observe(keep, { reportAllChanges: true });
  let isSent = false;
  const send = () => {
    if (isSent) return;
    isSent = true;
    const moments = {
      firstPaint: startOf('first-contentful-paint'),
      contentReady: startOf(CONTENT_READY),
      controlAnswered: startOf(CONTROL_ANSWERED),
    };
    const { LCP: lcp, INP: inp, CLS: cls, TTFB: ttfb } = values;
    const contentReady = contentReadyOf(moments, target);
    const { controlAnswered } = moments;
    const { effectiveType } = Object(Object(navigator).connection) as Connection;
    const figures = { lcp, inp, cls, ttfb, contentReady, controlAnswered };
    post(target.address, metricsMessage(target, figures, effectiveType));
  };
  // After web-vitals, whose listeners on the window hear of it first.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  // Safari before 14.5 leaves a page without the other event. Elsewhere that event comes later, with the last interaction.
  if (!('PerformanceEventTiming' in globalThis)) addEventListener('pagehide', send);
}
