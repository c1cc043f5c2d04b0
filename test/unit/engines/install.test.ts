import { describe, expect, it, vi } from 'vitest';
import { engineTable, type FlowResult } from '../../engines/engineTable.ts';
import { reportMissingEngine, threeTimes } from '../../engines/install.ts';

describe('a browser engine that is missing', () => {
  it('is installed at the third try, if the package host was busy', async () => {
    const install = vi.fn(async () => '/usr/bin/engine');
    install.mockRejectedValueOnce(new Error('busy')).mockRejectedValueOnce(new Error('busy'));
    expect(await threeTimes(install, 1)).toBe('/usr/bin/engine');
    expect(install).toHaveBeenCalledTimes(3);
  });

  it('is given up after three tries, with the reason', async () => {
    const install = vi.fn().mockRejectedValue(new Error('away'));
    await expect(threeTimes(install, 1)).rejects.toThrow('away');
    expect(install).toHaveBeenCalledTimes(3);
  });

  it('is reported in one line, and in CI as an error', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    reportMissingEngine('Firefox ESR', new Error('apt-get:\nNo route\n'), {});
    expect(warn.mock.calls).toEqual([
      ['\n*** NO FIREFOX ESR: ITS TESTS ARE SKIPPED. Error: apt-get: No route ***\n'],
    ]);
    warn.mockRestore();
    expect(() => reportMissingEngine('Firefox ESR', 'away', { CI: 'true' })).toThrow(
      'NO FIREFOX ESR: ITS TESTS CANNOT BE SKIPPED IN CI. away',
    );
  });
});

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
