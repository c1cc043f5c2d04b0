import { describe, expect, it, vi } from 'vitest';
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
