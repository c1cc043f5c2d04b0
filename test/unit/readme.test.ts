import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pages } from '../../pages/pages.ts';
import { runtimeConfigProblems } from '../../shared/build/runtimeConfigProblems.ts';
import { readCompany } from '../../shared/config/readCompany.ts';
import { readConfig } from '../../shared/config/readConfig.ts';
import { runtimeConfigSpec } from '../../shared/config/runtimeConfigBuild.ts';
import { shippedPages } from '../../shared/document/page.ts';

const isDocument = (file: string) => file.endsWith('.md');

/** Every document, by its path from the project's root. */
const documents = ['.github', 'pages', 'shared', 'test']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter(isDocument)
  .concat('README.md');

const read = (file: string) => readFileSync(file, 'utf8');
const readme = read('README.md');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** A document without its blocks of code. */
const prose = (file: string) => read(file).replace(/^```[\s\S]*?^```$/gm, '');

/** The anchors of a document's headings, as GitHub makes them. */
function anchors(file: string): string[] {
  return [...prose(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replace(/ /g, '-'),
  );
}

/** Links and pictures that lead into the repository. */
function linksOf(file: string): string[] {
  const found = [...prose(file).matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)];
  return found
    .map(([, link, picture]) => link ?? picture ?? '')
    .filter((address) => !/^[a-z]+:/.test(address));
}

/** What is wrong with a link of a document, or ''. */
function problemOf(file: string, link: string): string {
  const [path = '', anchor] = link.split('#');
  const target = path ? join(dirname(file), path) : file;
  const document = existsSync(join(target, 'README.md')) ? join(target, 'README.md') : target;
  if (!existsSync(target)) return `${file}: ${link} leads nowhere`;
  if (anchor === undefined || anchors(document).includes(anchor)) return '';
  return `${file}: ${link} names no heading`;
}

describe('the documents', () => {
  it('are found', () => expect(documents.length).toBeGreaterThan(8));

  it.each(documents)('%s: its links lead to files and headings that are there', (file) => {
    const problems = linksOf(file).map((link) => problemOf(file, link));
    expect(problems.filter(Boolean)).toEqual([]);
  });

  it('a link that leads nowhere is found', () => {
    expect(problemOf('README.md', 'pages/none.md')).toContain('leads nowhere');
    expect(problemOf('README.md', 'pages/README.md#none')).toContain('names no heading');
    expect(linksOf('README.md').length).toBeGreaterThan(10);
  });

  it.each(documents)('%s: names commands that exist', (file) => {
    const named = [...read(file).matchAll(/npm (?:run (?:-s )?)?([a-z][\w:-]*)/g)];
    const own = named
      .map(([, name = '']) => name)
      .filter((name) => !['install', 'ci'].includes(name));
    expect(own.filter((name) => !(name in scripts))).toEqual([]);
  });

  it.each(documents)('%s: names files that are there', (file) => {
    const paths = [...prose(file).matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.\w+)`/g)];
    const missing = paths
      .map(([, path = '']) => path)
      .filter((path) => !/lastPayment|^dist\//.test(path))
      .filter((path) => !existsSync(path) && !existsSync(join(dirname(file), path)));
    expect(missing).toEqual([]);
  });

  it.each(documents)('%s: refers to nothing outside the repository', (file) => {
    expect(read(file)).not.toMatch(/\b(spec|decisions|hardening|issue) T?\d|ux-checklist/);
  });
});

it('the README is short and names every command', () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(150);
  const named = [...readme.matchAll(/^\| `npm (?:run )?([\w:-]+)`/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual(Object.keys(scripts).sort());
});

it('the README shows code as it is', () => {
  const shown = [...readme.matchAll(/^```tsx?\n\/\/ (\S+)\n([\s\S]*?)^```$/gm)];
  expect(shown.length).toBeGreaterThan(2);
  for (const [, file = '', code = ''] of shown) expect(read(file), file).toContain(code);
});

it('the documents give the limits that tests enforce', () => {
  const [, document = '', script = ''] =
    /BUDGET = \{ document: ([\d_]+), script: ([\d_]+) \}/.exec(
      read('test/browser/budget.test.ts'),
    ) ?? [];
  const build = read('shared/build/README.md');
  expect(build).toContain(`| ${script.replace('_', ',')} bytes |`);
  expect(build).toContain(`| ${document.replace('_', ',')} bytes |`);
});

it('the documents count the addresses that are tried', () => {
  const count = (file: string) => read(`test/unit/lib/url/${file}`).trimEnd().split('\n').length;
  const [, bad, good] =
    /all (\d+) bad addresses[\s\S]*?all (\d+) good/.exec(read('test/README.md')) ?? [];
  expect([Number(bad), Number(good)]).toEqual([count('bad.txt'), count('good.txt')]);
});

it('the documents name every setting that the code reads', () => {
  const folders = ['shared/config', 'shared/build'];
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`));
  const code = [...files.filter((file) => !isDocument(file)), 'vite.config.ts']
    .map(read)
    .join('\n');
  const keys = [...code.matchAll(/\bVITE_[A-Z_]+/g)].map(([key]) => key);
  expect(new Set(keys).size).toBeGreaterThan(35);
  const configuration = read('shared/config/README.md');
  for (const key of keys) expect(configuration).toContain(key);
});

it('the example of a runtime configuration can be used', () => {
  const example = /```json\n(\{\n {2}"serviceEmail[\s\S]*?)```/;
  const [, text = ''] = example.exec(read('shared/config/README.md')) ?? [];
  const env = { VITE_API_HOSTS: 'https://*.beta.example' };
  expect(runtimeConfigProblems(text, runtimeConfigSpec(readConfig(env), readCompany(env)))).toEqual(
    [],
  );
});

it('a build has the testers’ page only if it is asked for', () => {
  const names = (asked?: string) => shippedPages(pages, asked).map(({ name }) => name);
  expect(names('on')).toContain('testPreview');
  for (const asked of [undefined, '', 'off', 'true'])
    expect(names(asked)).not.toContain('testPreview');
  expect(names()).toHaveLength(pages.length - 1);
});
