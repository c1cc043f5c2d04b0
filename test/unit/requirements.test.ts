import { describe, expect, it } from 'vitest';
import { reportLines } from '../requirements/report.ts';
import { REQUIREMENTS } from '../requirements/requirements.ts';
import { namedInTests } from '../requirements/sources.ts';
import { open } from '../requirements/statement.ts';
import { faults, type Proofs, verdicts } from '../requirements/verdict.ts';

describe('the requirements', () => {
  const named = namedInTests();

  it('are numbered without a gap', () => {
    const ids = Object.keys(REQUIREMENTS);
    expect(ids.length).toBeGreaterThan(650);
    const next = new Map<string, number>();
    for (const id of ids) {
      const section = id.replace(/-\d+$/, '');
      const number = (next.get(section) ?? 0) + 1;
      expect(id).toBe(`${section}-${String(number).padStart(2, '0')}`);
      next.set(section, number);
    }
  });

  it('are each named by a test, or open with a reason', () => {
    const nowhere = Object.entries(REQUIREMENTS)
      .filter(([id, statement]) => typeof statement === 'string' && !named.has(id))
      .map(([id]) => id);
    expect(nowhere).toEqual([]);
  });

  it('are the only ones that tests name', () => {
    const own = 'test/unit/requirements.test.ts';
    const unknown = [...named].filter(
      ([id, files]) => !(id in REQUIREMENTS) && files.join() !== own,
    );
    expect(unknown).toEqual([]);
  });
});

describe('the result of a run', () => {
  const requirements = {
    '0-01': 'one',
    '0-02': 'two',
    '0-03': open('three', 'server side'),
    '0-04': 'four',
  };
  const proof = (passed: boolean, ...ids: string[]) => ({ ids, test: 'does it', passed });
  const all: Proofs = {
    'a.test.ts': { proofs: [proof(true, '0-01', '0-02')], skipped: [] },
    'b.test.ts': { proofs: [proof(true, '0-01')], skipped: ['0-04'] },
  };
  const states = (proofs: Proofs) => verdicts(requirements, proofs).map(({ state }) => state);

  it('passes if all are proven, open or could not be tried', () => {
    expect(states(all)).toEqual(['proven', 'proven', 'open', 'untried']);
    expect(faults(requirements, all)).toEqual([]);
  });

  it('fails if a requirement has no test or a failed one', () => {
    const proofs = { 'a.test.ts': { proofs: [proof(false, '0-01')], skipped: [] } };
    expect(states(proofs)).toEqual(['failed', 'unproven', 'open', 'unproven']);
    expect(faults(requirements, proofs)).toEqual([
      '0-01 is failed: one',
      '0-02 is unproven: two',
      '0-04 is unproven: four',
    ]);
  });

  it('fails with one failed test among those that pass', () => {
    const proofs = { ...all, 'c.test.ts': { proofs: [proof(false, '0-01')], skipped: [] } };
    expect(faults(requirements, proofs)).toEqual(['0-01 is failed: one']);
  });

  it('fails with an unknown id, or with a test of an open requirement', () => {
    const proofs = { ...all, 'c.test.ts': { proofs: [proof(true, '0-03', '9-99')], skipped: [] } };
    expect(faults(requirements, proofs)).toEqual([
      '9-99 is in no table: c.test.ts: does it',
      '0-03 is open, and yet named by c.test.ts: does it',
    ]);
  });

  it('lists the tests of each requirement and the totals of each section', () => {
    expect(reportLines(verdicts(requirements, all))).toEqual([
      '0-01 proven: one',
      '    a.test.ts: does it',
      '    b.test.ts: does it',
      '0-02 proven: two',
      '    a.test.ts: does it',
      '0-03 open (server side): three',
      '0-04 untried: four',
      '',
      '0       4 statements: 2 proven, 1 open, 1 untried',
      'all     4 statements: 2 proven, 1 open, 1 untried',
    ]);
  });
});
