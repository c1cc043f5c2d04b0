import type { MetricsTarget } from '../../api/boot.ts';

/** Figures of one visit. Times are ms from the start of the navigation; a figure that the browser does not give is absent. */
export interface Figures {
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
export interface MetricsMessage extends Figures {
  v: 1;
  kind: 'metrics';
  page: string;
  release: string;
  connection: string;
}

/** What the page knows of its own start, ms; undefined for what did not happen. */
export interface Moments {
  firstPaint: number | undefined;
  /** The reply's texts were painted before React had taken over. */
  contentReady: number | undefined;
  controlAnswered: number | undefined;
}

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
  {
    lcp,
    inp,
    cls,
    ttfb,
    contentReady,
    controlAnswered,
  }: { [Name in keyof Figures]: number | undefined },
  effectiveType: unknown,
): MetricsMessage {
  const figures = Object.entries({ lcp, inp, cls, ttfb, contentReady, controlAnswered });
  const known = figures.flatMap(([name, value]) =>
    isFigure(value) ? [[name, rounded(name, value)]] : [],
  );
  const connection = CONNECTIONS.includes(effectiveType) ? `${effectiveType}` : 'unknown';
  return { v: 1, kind: 'metrics', page, release, connection, ...Object.fromEntries(known) };
}
