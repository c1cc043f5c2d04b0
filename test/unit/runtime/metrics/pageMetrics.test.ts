import { expect, it } from 'vitest';
import { contentReadyOf, metricsMessage } from '../../../../shared/runtime/metrics/pageMetrics.ts';

const own = { page: 'loanDetail', release: '2026-11-30' };
/** With what no message may have. */
const target = { ...own, address: '/metrics?sessionId=s' };
const figures = {
  lcp: undefined,
  inp: undefined,
  cls: undefined,
  ttfb: undefined,
  contentReady: undefined,
  controlAnswered: undefined,
  orderId: 1001,
};

it.each<[string, Partial<Record<keyof typeof figures, number>>, object]>([
  ['whole milliseconds', { lcp: 1840.4, inp: 71.6, ttfb: 420 }, { lcp: 1840, inp: 72, ttfb: 420 }],
  ['when its content was ready', { contentReady: 1610.2 }, { contentReady: 1610 }],
  ['when its control answered', { controlAnswered: 2950.5 }, { controlAnswered: 2951 }],
  ['the layout shift with four decimals', { cls: 0.012345 }, { cls: 0.0123 }],
  ['no figure that the browser does not give', { lcp: Number.NaN, inp: -1, ttfb: 1 / 0 }, {}],
  ['a zero', { cls: 0 }, { cls: 0 }],
])('the message about a visit has %s, and nothing of the borrower', (_, given, known) => {
  const message = { v: 1, kind: 'metrics', ...own, connection: '4g', ...known };
  expect(metricsMessage(target, { ...figures, ...given }, '4g')).toEqual(message);
});

it.each([undefined, '', '5g', 'session=1', {}])('calls the connection %j unknown', (kind) =>
  expect(metricsMessage(target, figures, kind).connection).toBe('unknown'),
);

it.each([
  ['the reply, painted by the document', { contentReady: 1600 }, true, 1600],
  ['the reply, painted by React', { contentReady: undefined }, true, 2900],
  ['the first paint, if it shows no reply', { contentReady: 1600 }, false, 900],
])('a page shows what it was opened for with %s', (_, given, showsReply, moment) => {
  const moments = { firstPaint: 900, controlAnswered: 2900, ...given };
  expect(contentReadyOf(moments, { showsReply })).toBe(moment);
});
