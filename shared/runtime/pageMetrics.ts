// web-vitals calls `at`, which the oldest web views lack.
import '../api/arrayAt.ts';
import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { MetricsTarget } from '../api/boot.ts';
import { connection } from '../lib/browser.ts';

/** Sends web-vitals' values, and nothing about the borrower, when the borrower leaves the page for the first time. */
export function measureVisit({ address, page, release }: MetricsTarget): void {
  const values: Record<string, number> = {};
  const keep = ({ name, value }: Metric) => {
    values[name.toLowerCase()] = value;
  };
  for (const observe of [onLCP, onINP, onCLS, onTTFB]) observe(keep, { reportAllChanges: true });
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    const { effectiveType = 'unknown' } = connection();
    const visit = { v: 1, kind: 'metrics', page, release, connection: effectiveType };
    const body = JSON.stringify({ ...visit, ...values });
    // `sendBeacon` would send cookies. Plain text needs no preflight request.
    const request = {
      method: 'POST',
      keepalive: true,
      mode: 'no-cors',
      credentials: 'omit',
    } as const;
    fetch(address, { ...request, body }).catch(() => undefined);
  };
  // After web-vitals, whose listeners on the window hear of it first.
  document.addEventListener('visibilitychange', send);
}
