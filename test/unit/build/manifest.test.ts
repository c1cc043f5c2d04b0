import { describe, expect, it } from 'vitest';
import { type Manifest, pageFiles } from '../../../shared/build/manifest.ts';
import { LEGAL_STYLES, type Page } from '../../../shared/document/page.ts';

const page: Page = { name: 'x', title: '', description: '', aliases: [], kind: 'borrower' };

function file(name: string, more: Partial<Manifest[string]> = {}): Manifest[string] {
  return { file: `a/${name}.js`, name, css: [], imports: [], dynamicImports: [], ...more };
}

const SHEET = 'pages/x/sheet.ts';
const manifest: Manifest = {
  'pages/x/x.html': file('page', {
    css: ['a/page.css', 'a/react.css'],
    imports: ['_react.js', '_common.js'],
    dynamicImports: [SHEET],
  }),
  '_react.js': file('react', { css: ['a/react.css'] }),
  '_common.js': file('common', { css: ['a/common.css'], imports: ['_react.js'] }),
  [SHEET]: file('sheet', {
    css: ['a/sheet.css'],
    imports: ['_react.js', '_dialog.js', 'pages/x/x.html'],
  }),
  '_dialog.js': file('dialog', { dynamicImports: ['_deep.js', '_common.js'] }),
  '_deep.js': file('deep'),
  [LEGAL_STYLES]: file('legal', { file: 'a/legal.css' }),
};

describe('the files of a page', () => {
  it('are its module, what that imports, and the css of both, the imported first', () => {
    expect(pageFiles(manifest, page)).toMatchObject({
      entry: 'a/page.js',
      imports: ['a/react.js', 'a/common.js'],
      css: ['a/react.css', 'a/common.css', 'a/page.css'],
    });
  });

  it('of lazy modules are listed by name, without those the page has, and likewise for nested modules', () => {
    expect(pageFiles(manifest, page).lazy).toEqual({
      sheet: ['a/sheet.js', 'a/dialog.js'],
      deep: ['a/deep.js'],
    });
  });

  it('are a style sheet alone where the page ships no script', () => {
    const { entry, imports, css } = pageFiles(manifest, { ...page, script: false });
    expect([entry, imports, css]).toEqual([undefined, [], ['a/legal.css']]);
  });

  it('name what is missing or mistaken for another', () => {
    expect(() => pageFiles(manifest, { ...page, name: 'y' })).toThrow('pages/y/y.html');
    const other = 'shared/sheet.ts';
    const twice = {
      ...manifest,
      '_deep.js': file('deep', { dynamicImports: [other] }),
      [other]: file('sheet'),
    };
    expect(() => pageFiles(twice, page)).toThrow(`${SHEET}, ${other}`);
  });
});
