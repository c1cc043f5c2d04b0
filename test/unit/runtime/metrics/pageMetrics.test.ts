import { describe, expect, it } from 'vitest';
import { contentReadyOf, metricsMessage } from '../../../../shared/runtime/metrics/pageMetrics.ts';
import * as fc from '../../../fastCheck.ts';

const target = { page: 'loanDetail', release: '2026-11-30' };
const none = {
  lcp: undefined,
  inp: undefined,
  cls: undefined,
  ttfb: undefined,
  contentReady: undefined,
  controlAnswered: undefined,
};

describe('the message about a visit', () => {
  it('has the figures in whole milliseconds, and the layout shift with four decimals', () => {
    const figures = {
      lcp: 1840.4,
      inp: 71.6,
      cls: 0.012345,
      ttfb: 420,
      contentReady: 1610.2,
      controlAnswered: 2950.5,
    };
    expect(metricsMessage(target, figures, '4g')).toEqual({
      v: 1,
      kind: 'metrics',
      page: 'loanDetail',
      release: '2026-11-30',
      connection: '4g',
      lcp: 1840,
      inp: 72,
      cls: 0.0123,
      ttfb: 420,
      contentReady: 1610,
      controlAnswered: 2951,
    });
  });

  it('leaves out what the browser does not give, and keeps a zero', () => {
    expect(metricsMessage(target, { ...none, cls: 0, lcp: Number.NaN, inp: -1 }, '3g')).toEqual({
      v: 1,
      kind: 'metrics',
      ...target,
      connection: '3g',
      cls: 0,
    });
  });

  it.each([undefined, '', '5g', 'session=1', {}])('calls the connection %j unknown', (kind) =>
    expect(metricsMessage(target, none, kind).connection).toBe('unknown'),
  );

  it('has only its own fields, whatever else it is given', () => {
    const known = ['v', 'kind', ...Object.keys(target), 'connection', ...Object.keys(none)];
    const given = fc.dictionary(fc.string(), fc.double(), { maxKeys: 8 });
    fc.assert(
      fc.property(given, fc.anything(), (more, kind) => {
        const message = metricsMessage(
          { ...target, address: '/metrics?s3cret', ...{ sessionId: 's3cret' } } as typeof target,
          { ...more, ...none },
          kind,
        );
        expect(known).toEqual(expect.arrayContaining(Object.keys(message)));
        expect(JSON.stringify(message)).not.toContain('s3cret');
      }),
    );
  });
});

describe('when a page shows what it was opened for', () => {
  const moments = { firstPaint: 900, contentReady: 1600, controlAnswered: 2900 };

  it('is when the reply is painted, by the document or else by React', () => {
    const page = { showsReply: true };
    expect(contentReadyOf(moments, page)).toBe(1600);
    expect(contentReadyOf({ ...moments, contentReady: undefined }, page)).toBe(2900);
  });

  it('is the first paint of a page that shows no reply', () => {
    expect(contentReadyOf(moments, { showsReply: false })).toBe(900);
  });
});
