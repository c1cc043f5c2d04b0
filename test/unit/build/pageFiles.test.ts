import { describe, expect, it } from 'vitest';
import {
  type Chunk,
  type ModuleInfoOf,
  releaseOf,
  scriptsOf,
  stylesOf,
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
const styles = (imports: Imports) => stylesOf(page, ROOT, infoOf(imports));

describe('the style sheets of a page', () => {
  it('are those of all modules that it imports, each once, also of parts that load later', () =>
    expect(
      styles({
        'pages/x/x.html': { static: ['pages/x/X.tsx'] },
        'pages/x/X.tsx': { static: ['shared/ui/Button.tsx'], lazy: ['shared/ui/Dialog.tsx'] },
        'shared/ui/Button.tsx': { static: ['shared/ui/button.css', 'pages/x/X.tsx'] },
        'shared/ui/Dialog.tsx': { static: ['shared/ui/dialog.css', 'shared/ui/Button.tsx'] },
      }),
    ).toEqual(['shared/ui/button.css', 'shared/ui/dialog.css']));

  it('apply in the order in which folders import one another', () => {
    const sheets = words(
      'pages/x/x.css shared/features/a.css shared/runtime/b.css shared/ui/c.css',
    );
    expect(styles({ 'pages/x/x.html': { static: sheets } })).toEqual([...sheets].reverse());
  });

  it('name a page that the bundle lacks', () =>
    expect(() => stylesOf(page, ROOT, () => null)).toThrow('/site/pages/x/x.html'));
});

type Imported = Partial<Pick<Chunk, 'imports' | 'dynamicImports'>>;

const chunk = (name: string, start: string | null, imported: Imported = {}): Chunk => ({
  fileName: `${name}.js`,
  facadeModuleId: start && file(start),
  imports: [],
  dynamicImports: [],
  ...imported,
});

const chunks = [
  chunk('page', 'pages/x/x.html', {
    imports: ['react.js', 'common.js'],
    dynamicImports: ['sheet.js', 'texts.js'],
  }),
  chunk('react', null),
  chunk('common', null, { imports: ['react.js'] }),
  chunk('sheet', 'shared/ui/Sheet.tsx', { imports: ['react.js', 'dialog.js', 'page.js'] }),
  chunk('dialog', null, { imports: ['common.js'], dynamicImports: ['deep.js'] }),
  chunk('deep', 'shared/ui/Deep.tsx'),
  chunk('texts', 'pages/x/x.messages.fil.ts', { imports: ['shared-texts.js'] }),
  chunk('shared-texts', null),
];

describe('the scripts of a page', () => {
  const scripts = scriptsOf({ ...page, translations: { fil: [] } }, ROOT, chunks);

  it('are its module and what that imports, the imported first', () =>
    expect(scripts).toMatchObject({ entry: 'page.js', imports: ['react.js', 'common.js'] }));

  it('that it may load later are listed once, without those that it starts with', () =>
    expect([...scripts.parts].sort()).toEqual([
      'deep.js',
      'dialog.js',
      'shared-texts.js',
      'sheet.js',
      'texts.js',
    ]));

  it('with the texts of a language are listed by the language', () =>
    expect(scripts.translations).toEqual({ fil: ['shared-texts.js', 'texts.js'] }));

  it('are none where the page ships no script', () =>
    expect(scriptsOf({ ...page, script: false }, ROOT, chunks)).toEqual({
      imports: [],
      parts: [],
      translations: {},
    }));

  it('name a page that no script mounts', () =>
    expect(() => scriptsOf({ ...page, name: 'y' }, ROOT, chunks)).toThrow('pages/y/y.html'));
});

describe('the id of a release', () => {
  it('follows from the names of its scripts, in whatever order they are listed', () => {
    const [, ...others] = chunks;
    expect(releaseOf([...chunks].reverse())).toBe(releaseOf(chunks));
    expect(releaseOf([...others, chunk('newer', null)])).not.toBe(releaseOf(chunks));
    expect(releaseOf(chunks)).toMatch(/^[0-9a-f]{12}$/);
  });
});
