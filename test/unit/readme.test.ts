import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pages } from '../../pages/pages.ts';
import { siteFileProblems } from '../../shared/build/runtimeConfigProblems.ts';
import { readCompany } from '../../shared/config/readCompany.ts';
import { readConfig } from '../../shared/config/readConfig.ts';
import { siteBuildOf } from '../../shared/config/runtimeConfigBuild.ts';
import { shippedPages } from '../../shared/document/page.ts';

const readme = readFileSync('README.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

it('the README names commands that exist, and every one of them', () => {
  const named = [...readme.matchAll(/npm (?:run (?:-s )?)?([a-z][a-z-]*)/g)].map(
    ([, name]) => name,
  );
  const own = new Set(named.filter((name) => !['install', 'ci', 'run'].includes(name ?? '')));
  expect([...own].sort()).toEqual(Object.keys(scripts).sort());
});

it('the README names files that are there', () => {
  const paths = [...readme.matchAll(/`((?:test|shared|public|pages)\/[\w./-]+\.\w+)`/g)];
  expect(paths.length).toBeGreaterThan(10);
  for (const [, path = ''] of paths) {
    if (!path.includes('name')) expect(existsSync(path), path).toBe(true);
  }
});

it('the README states the number of tested addresses', () => {
  const count = (file: string) =>
    readFileSync(`test/unit/address/${file}`, 'utf8').replace(/\n$/, '').split('\n').length;
  const [, bad, good] = /all (\d+) bad addresses[\s\S]*?all (\d+) good/.exec(readme) ?? [];
  expect([Number(bad), Number(good)]).toEqual([count('bad.txt'), count('good.txt')]);
});

it('the README names every setting that the code reads', () => {
  const folders = ['shared/config', 'shared/build'];
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`));
  const code = [...files, 'vite.config.ts'].map((file) => readFileSync(file, 'utf8')).join('\n');
  const keys = [...code.matchAll(/\bVITE_[A-Z_]+/g)].map(([key]) => key);
  expect(new Set(keys).size).toBeGreaterThan(35);
  for (const key of keys) expect(readme).toContain(key);
});

it('the README’s sample of a runtime configuration is valid', () => {
  const [, text = ''] = /```json\n(\{\n {2}"serviceEmail[\s\S]*?)```/.exec(readme) ?? [];
  const env = { VITE_API_HOSTS: 'https://*.beta.example' };
  expect(siteFileProblems(text, siteBuildOf(readConfig(env), readCompany(env)))).toEqual([]);
});

it('a build has the testers’ page only if it is asked for', () => {
  const names = (asked?: string) => shippedPages(pages, asked).map(({ name }) => name);
  expect(names('on')).toContain('testPreview');
  for (const asked of [undefined, '', 'off', 'true'])
    expect(names(asked)).not.toContain('testPreview');
  expect(names()).toHaveLength(pages.length - 1);
});
