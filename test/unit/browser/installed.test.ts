import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CHROMIUM,
  findProgram,
  HEADLESS_SHELL,
  installCommand,
  NGINX,
  reportMissing,
} from '../../browser/installed.ts';

describe('a program that tests need', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'installed-'));
    await writeFile(join(folder, 'google-chrome'), '');
    await chmod(join(folder, 'google-chrome'), 0o755);
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is found on the PATH under any of its names, and nowhere else', () => {
    const found = join(folder, 'google-chrome');
    expect(findProgram(CHROMIUM, { PATH: `/nowhere:${folder}` })).toBe(found);
    expect(findProgram(CHROMIUM, { PATH: '/nowhere' })).toBe('');
    expect(findProgram(CHROMIUM, {})).toBe('');
  });

  it('is the engine without windows if that is installed, else Chromium itself', async () => {
    const shell = join(folder, 'chromium-headless-shell');
    expect(findProgram(HEADLESS_SHELL, { PATH: folder })).toBe(join(folder, 'google-chrome'));
    await writeFile(shell, '');
    expect(findProgram(HEADLESS_SHELL, { PATH: folder })).toBe(shell);
    expect(findProgram(CHROMIUM, { PATH: folder })).toBe(join(folder, 'google-chrome'));
  });

  it('is the one that the variable names, or none', () => {
    const named = join(folder, 'google-chrome');
    expect(findProgram(CHROMIUM, { CHROMIUM_PATH: named })).toBe(named);
    expect(findProgram(CHROMIUM, { CHROMIUM_PATH: '/nowhere', PATH: folder })).toBe('');
  });

  it('is not there where a file that it needs is not', () => {
    const files = [join(folder, 'module.so')];
    const program = { ...NGINX, commands: ['google-chrome'], files };
    expect(findProgram(program, { PATH: folder })).toBe('');
    expect(findProgram({ ...program, files: [] }, { PATH: folder })).not.toBe('');
  });

  it('is installed without asking by root, and in CI by whoever may become root', async () => {
    const installing = (user: number, more = {}) =>
      installCommand(CHROMIUM, { PATH: folder, ...more }, user);
    const [apt, sudo] = [join(folder, 'apt-get'), join(folder, 'sudo')];
    expect(installing(0)).toBeUndefined();
    await writeFile(apt, '');
    expect(installing(0)).toEqual([apt]);
    expect(installing(0, { CHROMIUM_PATH: '/nowhere' })).toBeUndefined();
    expect(installing(1000, { CI: 'true' })).toBeUndefined();
    await writeFile(sudo, '');
    expect(installing(1000, { CI: 'true' })).toEqual([sudo, '-n', apt]);
    expect(installing(1000)).toBeUndefined();
  });

  it('is reported as missing in one line that says what to do, and in CI as an error', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    reportMissing(CHROMIUM, { PATH: folder });
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toMatch(/NO CHROMIUM FOUND.*ARE SKIPPED\. Install chromium/);
    warn.mockRestore();
    expect(() => reportMissing(CHROMIUM, { CI: 'true', CHROMIUM_PATH: '/nowhere' })).toThrow(
      /CHROMIUM_PATH=\/nowhere is not there.*CANNOT BE SKIPPED IN CI/,
    );
  });
});
