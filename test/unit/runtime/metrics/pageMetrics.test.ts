import { expect, it } from 'vitest';
import { contentReadyOf, metricsMessage } from '../../../../shared/runtime/metrics/pageMetrics.ts';
import * as fc from '../../../fastCheck.ts';

const target = { page: 'loanDetail', release: '2026-11-30' };
const fixed = { v: 1, kind: 'metrics', ...target };
const none = {
  ...{ lcp: undefined, inp: undefined, cls: undefined, ttfb: undefined },
  ...{ contentReady: undefined, controlAnswered: undefined },
};

it.each<[string, Partial<Record<keyof typeof none, number>>, object]>([
  ['whole milliseconds', { lcp: 1840.4, inp: 71.6, ttfb: 420 }, { lcp: 1840, inp: 72, ttfb: 420 }],
  [
    'those of the page itself',
    { contentReady: 1610.2, controlAnswered: 2950.5 },
    { contentReady: 1610, controlAnswered: 2951 },
  ],
  ['the layout shift with four decimals', { cls: 0.012345 }, { cls: 0.0123 }],
  ['no figure that the browser does not give', { lcp: Number.NaN, inp: -1, ttfb: 1 / 0 }, {}],
  ['a zero', { cls: 0 }, { cls: 0 }],
])('the message about a visit has %s', (_, given, figures) => {
  const message = { ...fixed, connection: '4g', ...figures };
  expect(metricsMessage(target, { ...none, ...given }, '4g')).toEqual(message);
});

it.each([undefined, '', '5g', 'session=1', {}])('calls the connection %j unknown', (kind) =>
  expect(metricsMessage(target, none, kind).connection).toBe('unknown'),
);

it('has only its own fields, whatever else it is given', () => {
  const known = [...Object.keys(fixed), 'connection', ...Object.keys(none)];
  const more = { address: '/metrics?s3cret', sessionId: 's3cret' };
  const given = fc.dictionary(fc.string(), fc.double(), { maxKeys: 8 });
  fc.assert(
    fc.property(given, fc.anything(), (figures, kind) => {
      const message = metricsMessage({ ...target, ...more }, { ...figures, ...none }, kind);
      expect(known).toEqual(expect.arrayContaining(Object.keys(message)));
      expect(JSON.stringify(message)).not.toContain('s3cret');
    }),
  );
});

it.each([
  ['the reply, painted by the document', { contentReady: 1600 }, true, 1600],
  ['the reply, painted by React', { contentReady: undefined }, true, 2900],
  ['the first paint, if it shows no reply', { contentReady: 1600 }, false, 900],
])('a page shows what it was opened for with %s', (_, given, showsReply, moment) => {
  const moments = { firstPaint: 900, controlAnswered: 2900, ...given };
  expect(contentReadyOf(moments, { showsReply })).toBe(moment);
});
