// web-vitals calls `at`, which the oldest web views lack.
import '../../api/arrayAt.ts';
import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { MetricsTarget } from '../../api/boot.ts';
import { CONTENT_READY, CONTROL_ANSWERED } from './marks.ts';

/** Figures of one visit. Times are ms from the start of the navigation; a figure that the browser does not give is absent. */
interface Figures {
  /** Largest contentful paint. */
  lcp?: number;
  /** Interaction to next paint, ms. */
  inp?: number;
  /** Cumulative layout shift, without a unit. */
  cls?: number;
  /** Time to first byte. */
  ttfb?: number;
  contentReady?: number;
  controlAnswered?: number;
}

/** The message about one visit: nothing in it comes from a borrower, an address or a reply. */
interface MetricsMessage extends Figures {
  v: 1;
  kind: 'metrics';
  page: string;
  release: string;
  connection: string;
}

/** Times of the page's own start, ms; undefined for events that did not happen. */
type Moments = Record<'firstPaint' | 'contentReady' | 'controlAnswered', number | undefined>;

/** The kinds of the Network Information API. */
const CONNECTIONS: readonly unknown[] = ['slow-2g', '2g', '3g', '4g'];

/**
 * When the page showed what it was opened for: the texts of the reply, early or by React, or on a page that shows none the
 * document itself.
 */
export function contentReadyOf(
  { firstPaint, contentReady, controlAnswered }: Moments,
  { showsReply }: Pick<MetricsTarget, 'showsReply'>,
): number | undefined {
  return showsReply ? (contentReady ?? controlAnswered) : firstPaint;
}

const isFigure = (value: number | undefined): value is number =>
  value !== undefined && Number.isFinite(value) && value >= 0;

/** Whole ms, and four decimals of the layout shift. */
function rounded(name: string, value: number): number {
  return name === 'cls' ? Math.round(value * 10_000) / 10_000 : Math.round(value);
}

/**
 * The message about a visit. It takes names from the build and numbers, and nothing else, so that it cannot say who the
 * borrower is. @param effectiveType of the connection, as the browser says.
 */
export function metricsMessage(
  { page, release }: Pick<MetricsTarget, 'page' | 'release'>,
  given: { [Name in keyof Figures]: number | undefined },
  effectiveType: unknown,
): MetricsMessage {
  const { lcp, inp, cls, ttfb, contentReady, controlAnswered } = given;
  const figures = Object.entries({ lcp, inp, cls, ttfb, contentReady, controlAnswered });
  const known = figures.flatMap(([name, value]) =>
    isFigure(value) ? [[name, rounded(name, value)]] : [],
  );
  const connection = CONNECTIONS.includes(effectiveType) ? `${effectiveType}` : 'unknown';
  return { v: 1, kind: 'metrics', page, release, connection, ...Object.fromEntries(known) };
}

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
