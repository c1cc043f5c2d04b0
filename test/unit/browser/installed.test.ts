import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildKey, fingerprint } from '../../browser/buildSite.ts';

it('a build is found again only with the same variables and base path', async () => {
  const key = await buildKey({});
  expect(await buildKey({})).toBe(key);
  expect(await buildKey({ VITE_BRAND_NAME: undefined })).toBe(key);
  // What a default says changes nothing.
  expect(await buildKey({ VITE_SERVICE_WORKER: 'on' })).toBe(key);
  const others = [
    buildKey({ VITE_BRAND_NAME: 'Second' }),
    buildKey({ VITE_BRAND_NAME: 'Third' }),
    buildKey({}, '/lend/'),
  ];
  expect(new Set([key, ...(await Promise.all(others))]).size).toBe(4);
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
