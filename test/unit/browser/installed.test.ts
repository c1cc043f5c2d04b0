import { chmod, mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildKey, fingerprint, removeOldBuilds } from '../../browser/buildSite.ts';
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

it('a build is found again only with the same variables and base path', async () => {
  const key = await buildKey({});
  expect(await buildKey({})).toBe(key);
  expect(await buildKey({ VITE_BRAND_NAME: undefined })).toBe(key);
  // What a default says changes nothing.
  expect(await buildKey({ VITE_SERVICE_WORKER: 'on', CLIENT_ONLY: '' })).toBe(key);
  const others = [
    buildKey({ VITE_BRAND_NAME: 'Second' }),
    buildKey({ VITE_BRAND_NAME: 'Third' }),
    buildKey({ CLIENT_ONLY: '1' }),
    buildKey({}, '/lend/'),
  ];
  expect(new Set([key, ...(await Promise.all(others))]).size).toBe(5);
});

it('a file that is changed, added or renamed changes the fingerprint', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sources-'));
  const write = async (name: string, text: string) => {
    await writeFile(join(folder, name), text);
    return fingerprint(folder, join(folder, 'missing'));
  };
  const seen = [await fingerprint(folder), await write('a', '1'), await write('a', '2')];
  expect(await fingerprint(join(folder, 'a'))).toBe(seen[2]);
  seen.push(await write('b', ''));
  expect(new Set(seen).size).toBe(4);
  expect(await write('b', '')).toBe(seen[3]);
  await rm(folder, { recursive: true });
});

it('the builds that were used last are kept, while another process removes its own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'builds-'));
  for (const day of [1, 2, 3]) {
    const build = join(folder, `used-on-day-${day}`);
    await mkdir(build);
    await utimes(build, day * 86_400, day * 86_400);
  }
  // In the listing, but gone when it is looked at.
  await symlink(join(folder, 'gone'), join(folder, 'removed.lock'));
  await removeOldBuilds(folder, 2);
  expect((await readdir(folder)).sort()).toEqual([
    'removed.lock',
    'used-on-day-2',
    'used-on-day-3',
  ]);
  await rm(folder, { recursive: true });
});
