import { expect, it } from 'vitest';
import {
  type Chunk,
  circularScript,
  filesOf,
  releaseOf,
  textFilesOf,
} from '../../../shared/build/files.ts';
import type { Page } from '../../../shared/document/page.ts';
import { words } from '../words.ts';

const ROOT = '/site';
const shown = { title: '', description: '', aliases: [] };
const page: Page = { ...shown, name: 'x', kind: 'borrower' };
const file = (path: string) => `${ROOT}/${path}`;

const chunk = (name: string, start: string | null, imports = ''): Chunk => ({
  fileName: `${name}.js`,
  facadeModuleId: start && file(start),
  imports: imports.split(' ').filter(Boolean),
  moduleIds: start ? [file(start)] : [],
});

const chunks = [
  chunk('page', 'pages/x/x.html', 'react.js common.js'),
  chunk('react', null),
  chunk('common', null, 'react.js'),
  chunk('texts', 'pages/x/x.messages.fil.ts', 'shared-texts.js'),
  { ...chunk('shared-texts', null), moduleIds: [file('shared/a.messages.fil.ts')] },
];

/** The files of a page, with what each module imports, and what it loads later. */
function made(
  own: Partial<Page> = {},
  imports: Record<string, [now: string, later?: string]> = {},
) {
  const modules: typeof imports = { 'pages/x/x.html': [''], ...imports };
  const idsOf = (paths = '') => paths.split(' ').filter(Boolean).map(file);
  return filesOf({ ...page, ...own }, ROOT, chunks, (id) => {
    const [now, later] = modules[id.slice(ROOT.length + 1)] ?? [];
    if (now === undefined && !id.endsWith('.css')) return null;
    return { importedIds: idsOf(now), dynamicallyImportedIds: idsOf(later) };
  });
}

it('the scripts of a page are its module and what that imports, each once', () =>
  expect(made()).toEqual({
    scripts: ['page.js', 'react.js', 'common.js'],
    sheets: [],
  }));

it('a page that ships no script has none', () =>
  expect(made({ staticScreen: async () => () => null })).toEqual({ scripts: [], sheets: [] }));

it('a page that the bundle lacks is named', () =>
  expect(() => made({ name: 'y' })).toThrow('pages/y/y.html'));

it('the style sheets of a page are those of all its modules in the order of their imports, those that load later too', () => {
  const { sheets } = made(undefined, {
    'pages/x/x.html': ['pages/x/X.tsx'],
    'pages/x/X.tsx': ['shared/ui/Button.tsx pages/x/x.css', 'shared/ui/Dialog.tsx'],
    'shared/ui/Button.tsx': ['shared/ui/theme.css shared/ui/button.css pages/x/X.tsx'],
    'shared/ui/Dialog.tsx': ['shared/ui/button.css shared/ui/dialog.css'],
  });
  const order = words(
    'shared/ui/theme.css shared/ui/button.css pages/x/x.css shared/ui/dialog.css',
  );
  expect(sheets).toEqual(order.map(file));
});

it.each([
  ['a script that two import is in no circle', 'a.js', undefined],
  ['each other', 'page.js', 'page.js'],
])('%s', (_, imported, circular) =>
  expect(
    circularScript([
      chunk('page', null, 'b.js a.js'),
      chunk('b', null, imported),
      chunk('a', null),
    ]),
  ).toBe(circular),
);

it('the files of a language are those that its module imports, and then its own', () =>
  expect(textFilesOf(file('pages/x/x.messages.fil.ts'), chunks)).toEqual(
    words('shared-texts.js texts.js'),
  ));

it('the texts of a language are nothing but texts, because they load before any script', () => {
  const module = 'pages/x/x.messages.fil.ts';
  const code = { ...chunk('common', null), moduleIds: [file('shared/api/order.ts')] };
  const mixed = [chunk('texts', module, 'common.js'), code];
  expect(() => textFilesOf(file(module), mixed)).toThrow('needs more than texts: /site/shared/api');
  expect(() => textFilesOf(file(module), [code])).toThrow(module);
});

it('the id of a release follows from the names of its scripts, in whatever order they are listed', () => {
  const [, ...others] = chunks;
  expect(releaseOf([...chunks].reverse())).toBe(releaseOf(chunks));
  expect(releaseOf([...others, chunk('newer', null)])).not.toBe(releaseOf(chunks));
  expect(releaseOf(chunks)).toMatch(/^[0-9a-f]{12}$/);
});
