import { describe, expect, it } from 'vitest';
import { type Manifest, pageFiles, releaseOf } from '../../../shared/build/manifest.ts';
import type { Page } from '../../../shared/document/page.ts';

const page: Page = { name: 'x', title: '', description: '', aliases: [], kind: 'borrower' };

function file(name: string, more: Partial<Manifest[string]> = {}): Manifest[string] {
  return { file: `a/${name}.js`, name, imports: [], dynamicImports: [], ...more };
}

const SHEET = 'pages/x/sheet.ts';
const manifest: Manifest = {
  'pages/x/x.html': file('page', {
    imports: ['_react.js', '_common.js'],
    dynamicImports: [SHEET],
  }),
  '_react.js': file('react'),
  '_common.js': file('common', { imports: ['_react.js'] }),
  [SHEET]: file('sheet', {
    imports: ['_react.js', '_dialog.js', 'pages/x/x.html'],
  }),
  '_dialog.js': file('dialog', { dynamicImports: ['_deep.js', '_common.js'] }),
  '_deep.js': file('deep'),
};

describe('the files of a page', () => {
  it('are its module and what that imports, the imported first', () => {
    expect(pageFiles(manifest, page)).toMatchObject({
      entry: 'a/page.js',
      imports: ['a/react.js', 'a/common.js'],
    });
  });

  it('of lazy modules are listed by name, without those the page has, and likewise for nested modules', () => {
    expect(pageFiles(manifest, page).lazy).toEqual({
      sheet: ['a/sheet.js', 'a/dialog.js'],
      deep: ['a/deep.js'],
    });
  });

  it('are none where the page ships no script', () => {
    expect(pageFiles(manifest, { ...page, script: false })).toEqual({ imports: [], lazy: {} });
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

describe('the id of a release', () => {
  it('follows from the names of its scripts, in whatever order they are listed', () => {
    const reversed = Object.fromEntries(Object.entries(manifest).reverse());
    const changed = { ...manifest, '_react.js': file('newer') };
    expect(releaseOf(reversed)).toBe(releaseOf(manifest));
    expect(releaseOf(changed)).not.toBe(releaseOf(manifest));
    expect(releaseOf(manifest)).toMatch(/^[0-9a-f]{12}$/);
  });
});
