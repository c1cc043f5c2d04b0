import { describe, expect, it } from 'vitest';
import { median } from '../../bench/measure.ts';
import { type Figures, heading, pageLines } from '../../bench/table.ts';

const visit: Figures = {
  firstPaint: 800,
  contentReady: 1000,
  largestPaint: 1100,
  blocking: 50,
  shift: 0,
  requests: 9,
  document: 7500,
  script: 75_000,
  callFirst: true,
  control: 40,
  works: 2500,
  secondPaint: 200,
  secondReady: 600,
  offline: 700,
};

const cellsOf = (line: string) => line.trim().split(/ {2,}/).slice(1);

describe('the table of the bench', () => {
  it('has the medians of each variant, and how the first compares with the others', () => {
    const half = { ...visit, firstPaint: 400, contentReady: 500, secondReady: 1200 };
    const [label, own, older, ratios, within] = pageLines('slow repayment', {
      'with worker': [visit],
      before: [half],
    });
    const names = heading().trim().split(/ +/);
    const at = (line = '', name = '') => cellsOf(line)[names.indexOf(name)];
    expect(label).toBe('slow repayment');
    expect([at(own, 'paint'), at(older, 'paint'), at(ratios, 'paint')]).toEqual([
      '800',
      '400',
      '2.00',
    ]);
    expect([at(own, 'doc'), at(own, 'script')]).toEqual(['7.5', '75.0']);
    expect(at(ratios, 'ready2')).toBe('0.50');
    expect(within).toContain('with worker: 1.10');
  });

  it('marks what did not happen', () => {
    const lost = { ...visit, offline: Number.NaN, control: Number.NaN };
    const [, own, , ratios] = pageLines('slow x', { a: [lost], b: [visit] });
    const [, , , reverse] = pageLines('slow x', { b: [visit], a: [lost] });
    for (const line of [own, ratios, reverse]) expect(cellsOf(line ?? '').pop()).toBe('-');
  });

  it('counts a wait that did not end as the longest', () => {
    expect(median([3, Number.NaN, 1])).toBe(3);
    expect(median([Number.NaN, 1, Number.NaN])).toBe(Number.POSITIVE_INFINITY);
  });
});
