import { expect, it } from 'vitest';
import { type Chunk, releaseOf, scriptsOf, stylesOf } from '../../../shared/build/pageFiles.ts';
import type { Page } from '../../../shared/document/page.ts';
import { words } from '../words.ts';

const ROOT = '/site';
const shown = { title: '', description: '', aliases: [], screen: async () => () => null };
const page: Page = { ...shown, name: 'x', kind: 'borrower' };
const file = (path: string) => `${ROOT}/${path}`;

/** The style sheets of the page, with what each module imports, and what it loads later. */
function styles(imports: Record<string, [now: string, later?: string]>): string[] {
  const filesOf = (paths = '') => paths.split(' ').filter(Boolean).map(file);
  return stylesOf(page, ROOT, (id) => {
    const [now, later] = imports[id.slice(ROOT.length + 1)] ?? [];
    return { importedIds: filesOf(now), dynamicallyImportedIds: filesOf(later) };
  });
}

it('the style sheets of a page are those of all modules that it imports, each once, also of parts that load later', () =>
  expect(
    styles({
      'pages/x/x.html': ['pages/x/X.tsx'],
      'pages/x/X.tsx': ['shared/ui/Button.tsx', 'shared/ui/Dialog.tsx'],
      'shared/ui/Button.tsx': ['shared/ui/button.css pages/x/X.tsx'],
      'shared/ui/Dialog.tsx': ['shared/ui/dialog.css shared/ui/Button.tsx'],
    }),
  ).toEqual(['shared/ui/button.css', 'shared/ui/dialog.css']));

it('style sheets apply in the order in which folders import one another', () => {
  const sheets = 'pages/x/x.css shared/features/a.css shared/runtime/b.css shared/ui/c.css';
  expect(styles({ 'pages/x/x.html': [sheets] })).toEqual(words(sheets).reverse());
});

it('style sheets name a page that the bundle lacks', () =>
  expect(() => stylesOf(page, ROOT, () => null)).toThrow('/site/pages/x/x.html'));

const chunk = (name: string, start: string | null, imports = '', later = ''): Chunk => ({
  fileName: `${name}.js`,
  facadeModuleId: start && file(start),
  imports: imports.split(' ').filter(Boolean),
  dynamicImports: later.split(' ').filter(Boolean),
});

const chunks = [
  chunk('page', 'pages/x/x.html', 'react.js common.js', 'sheet.js texts.js'),
  chunk('react', null),
  chunk('common', null, 'react.js'),
  chunk('sheet', 'shared/ui/Sheet.tsx', 'react.js dialog.js page.js'),
  chunk('dialog', null, 'common.js', 'deep.js'),
  chunk('deep', 'shared/ui/Deep.tsx'),
  chunk('texts', 'pages/x/x.messages.fil.ts', 'shared-texts.js'),
  chunk('shared-texts', null),
];

it('the scripts of a page are its module and what that imports, then those that it may load later, each once', () => {
  const scripts = scriptsOf({ ...page, translations: { fil: [] } }, ROOT, chunks);
  expect({ ...scripts, parts: [...scripts.parts].sort() }).toEqual({
    entry: 'page.js',
    imports: ['react.js', 'common.js'],
    parts: words('deep.js dialog.js shared-texts.js sheet.js texts.js'),
    translations: { fil: ['shared-texts.js', 'texts.js'] },
  });
});

it('the scripts of a page are none where the page ships no script', () =>
  expect(scriptsOf({ ...page, script: false }, ROOT, chunks)).toEqual({
    imports: [],
    parts: [],
    translations: {},
  }));

it('the scripts of a page name a page that no script mounts', () =>
  expect(() => scriptsOf({ ...page, name: 'y' }, ROOT, chunks)).toThrow('pages/y/y.html'));

it('the id of a release follows from the names of its scripts, in whatever order they are listed', () => {
  const [, ...others] = chunks;
  expect(releaseOf([...chunks].reverse())).toBe(releaseOf(chunks));
  expect(releaseOf([...others, chunk('newer', null)])).not.toBe(releaseOf(chunks));
  expect(releaseOf(chunks)).toMatch(/^[0-9a-f]{12}$/);
});
