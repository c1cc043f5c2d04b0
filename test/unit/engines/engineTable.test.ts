import { describe, expect, it } from 'vitest';
import { engineTable, type FlowResult } from '../../engines/engineTable.ts';

const result = (flow: string, more: Partial<FlowResult> = {}): FlowResult => ({
  flow,
  state: 'passed',
  retries: 0,
  problems: 0,
  ...more,
});

describe('the table of engines and flows', () => {
  it('has a line for each flow, and says why one was skipped or tried again', () => {
    const webkit = {
      key: 'webkit',
      seconds: 61.4,
      flows: [
        result('pay'),
        result('copy', { state: 'skipped', limit: 'It has no finger.' }),
        result('an event', { state: 'skipped' }),
      ],
    };
    const firefox = {
      key: 'firefox',
      seconds: 9,
      flows: [result('pay', { state: 'failed', problems: 2 }), result('copy', { retries: 1 })],
    };
    expect(engineTable([webkit, firefox], 130)).toEqual([
      '          firefox     webkit',
      'pay       FAILED      ok',
      'copy      ok          limit',
      'an event  -           -',
      'Limit of webkit: "copy". It has no finger.',
      'Tried again: firefox, "copy", 1x',
      'Page errors, console errors and refusals of the content policy: 2',
      'Time: firefox 0 min 9 s, webkit 1 min 1 s, whole run 2 min 10 s',
    ]);
  });
});
