import { describe, expect, it } from 'vitest';
import {
  type Chunk,
  type ModuleInfoOf,
  pageFiles,
  releaseOf,
  sourcesOf,
} from '../../../shared/build/pageFiles.ts';
import type { Page } from '../../../shared/document/page.ts';
import { words } from '../words.ts';

const ROOT = '/site';
const page: Page = {
  name: 'x',
  title: '',
  description: '',
  aliases: [],
  kind: 'borrower',
  screen: async () => () => null,
};
const file = (path: string) => `${ROOT}/${path}`;

type Imports = Record<string, { static?: string[]; lazy?: string[] }>;

const infoOf = (imports: Imports): ModuleInfoOf => {
  const known = new Map(Object.entries(imports).map(([path, one]) => [file(path), one]));
  return (id) => {
    const { static: eager = [], lazy = [] } = known.get(id) ?? {};
    return { importedIds: eager.map(file), dynamicallyImportedIds: lazy.map(file) };
  };
};
const sources = (imports: Imports) => sourcesOf(page, ROOT, infoOf(imports));

describe('what a page consists of', () => {
  it('has the style sheets of all modules that it imports, each once, also of lazy ones', () => {
    const { styles } = sources({
      'pages/x/x.html': { static: ['pages/x/X.tsx'] },
      'pages/x/X.tsx': { static: ['shared/ui/Button.tsx'], lazy: ['shared/ui/Dialog.tsx'] },
      'shared/ui/Button.tsx': { static: ['shared/ui/button.css', 'pages/x/X.tsx'] },
      'shared/ui/Dialog.tsx': { static: ['shared/ui/dialog.css', 'shared/ui/Button.tsx'] },
    });
    expect(styles).toEqual(['shared/ui/button.css', 'shared/ui/dialog.css']);
  });

  it('has them in the order in which folders import one another', () => {
    const sheets = words(
      'pages/x/x.css shared/features/a.css shared/runtime/b.css shared/ui/c.css',
    );
    const { styles } = sources({ 'pages/x/x.html': { static: sheets } });
    expect(styles).toEqual([...sheets].reverse());
  });

  it('has its lazy modules, and likewise those of lazy modules', () => {
    const { lazy } = sources({
      'pages/x/x.html': { lazy: ['shared/ui/Dialog.tsx'] },
      'shared/ui/Dialog.tsx': { lazy: ['shared/ui/Deep.tsx'] },
    });
    expect(lazy).toEqual(['shared/ui/Dialog.tsx', 'shared/ui/Deep.tsx']);
  });

  it('names a page that the bundle lacks', () =>
    expect(() => sourcesOf(page, ROOT, () => null)).toThrow('/site/pages/x/x.html'));
});

const chunk = (name: string, modules: string[], imports: string[] = []): Chunk => ({
  fileName: `a/${name}.js`,
  moduleIds: modules.map(file),
  imports: imports.map((one) => `a/${one}.js`),
});

const chunks = [
  chunk('page', ['pages/x/x.html', 'pages/x/X.tsx'], ['react', 'common']),
  chunk('react', ['react.js']),
  chunk('common', ['shared/ui/Button.tsx'], ['react']),
  chunk('sheet', ['shared/ui/Sheet.tsx'], ['react', 'dialog', 'page']),
  chunk('dialog', ['shared/ui/Dialog.tsx'], ['common']),
];

describe('the files of a page', () => {
  const lazy = ['shared/ui/Sheet.tsx', 'shared/ui/Button.tsx'];
  const files = pageFiles(page, ROOT, { styles: [], lazy }, chunks);

  it('are its module and what that imports, the imported first', () =>
    expect(files).toMatchObject({ entry: 'a/page.js', imports: ['a/react.js', 'a/common.js'] }));

  it('of lazy modules are listed by source, without those the page has', () =>
    expect(files.lazy).toEqual({ 'shared/ui/Sheet.tsx': ['a/sheet.js', 'a/dialog.js'] }));

  it('are none where the page ships no script', () =>
    expect(pageFiles({ ...page, script: false }, ROOT, { styles: [], lazy }, chunks)).toEqual({
      styles: [],
      imports: [],
      lazy: {},
    }));

  it('name a module that no script contains', () =>
    expect(() => pageFiles({ ...page, name: 'y' }, ROOT, { styles: [], lazy }, chunks)).toThrow(
      'pages/y/y.html',
    ));
});

describe('the id of a release', () => {
  it('follows from the names of its scripts, in whatever order they are listed', () => {
    const [, ...others] = chunks;
    expect(releaseOf([...chunks].reverse())).toBe(releaseOf(chunks));
    expect(releaseOf([...others, chunk('newer', [])])).not.toBe(releaseOf(chunks));
    expect(releaseOf(chunks)).toMatch(/^[0-9a-f]{12}$/);
  });
});
