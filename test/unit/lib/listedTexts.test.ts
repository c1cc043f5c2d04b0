import { expect, it } from 'vitest';
import { pages } from '../../../pages/pages.ts';
import { everyScreen } from '../../../shared/runtime/shared.messages.fil.ts';
import { cataloguesOf, codeFiles } from './listedTexts.ts';
import type { Sources } from './translationRecord.ts';

const files = import.meta.glob<string>('/{pages,shared}/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const read = codeFiles(
  Object.fromEntries(Object.entries(files).map(([path, code]) => [path.slice(1), code])),
);

/** The catalogues that a page can show: in its document and with React. */
const shownBy = (name: string) =>
  cataloguesOf([`pages/${name}/page.ts`, `pages/${name}/main.tsx`], read);

it.each(pages.filter(({ languages }) => languages?.fil))(
  '$name has each catalogue that it can show in Filipino, and no other',
  async ({ name, languages }) => {
    const listed = Object.keys((await languages?.fil?.())?.default ?? {});
    const shown = shownBy(name);
    const list = `the list of /${name} in Filipino`;
    expect(
      [...shown].filter((one) => !listed.includes(one)),
      `${list} lacks`,
    ).toEqual([]);
    const unused = listed.filter((one) => !shown.has(one) && !(one in everyScreen));
    expect(unused, `${list} has without need`).toEqual([]);
  },
);

const PAGE: Sources = {
  'pages/a/main.tsx': "import { A } from './A.tsx';",
  'pages/a/A.tsx':
    "import type { T } from './type.ts'; import { own } from './a.messages.ts'; import('./Later.tsx');",
  'pages/a/a.messages.ts':
    "export const own = defineMessages('own', { a: 'A' }); export const other = defineMessages('other', { a: 'A' });",
  'pages/a/Later.tsx': "import '../../shared/ui/B.tsx';",
  'pages/a/type.ts': "export const unused = defineMessages('unused', { a: 'A' });",
  'shared/ui/B.tsx': "const B_TEXT = defineMessages('b', { a: 'A' }); export { C } from './C.tsx';",
  'shared/ui/C.tsx': "export const C = defineMessages('c', { a: 'A' });",
};

it('a page can show what it imports, also later and by way of a widget, but no type and nothing that nobody names', () => {
  expect([...cataloguesOf(['pages/a/main.tsx'], codeFiles(PAGE))].sort()).toEqual([
    'b',
    'c',
    'own',
  ]);
});
