import { resolveConfig } from 'vite';
import { describe, expect, it } from 'vitest';
import { compileStyles, styleSheetsOf } from '../../../shared/build/pageStyles.ts';
import { LEGAL_STYLES, type Page } from '../../../shared/document/page.ts';

const ROOT = '/site';
const page: Page = { name: 'x', title: '', description: '', aliases: [], kind: 'borrower' };
const file = (path: string) => `${ROOT}/${path}`;

type Imports = Record<string, { static?: string[]; lazy?: string[] }>;

function sheetsOf(imports: Imports): string[] {
  const known = new Map(Object.entries(imports).map(([path, one]) => [file(path), one]));
  return styleSheetsOf(page, ROOT, (id) => {
    const { static: eager = [], lazy = [] } = known.get(id) ?? {};
    return { importedIds: eager.map(file), dynamicallyImportedIds: lazy.map(file) };
  });
}

describe('the style sheets of a page', () => {
  it('are those of all modules that it imports, each once', () => {
    const sheets = sheetsOf({
      'pages/x/x.html': { static: ['pages/x/X.tsx'] },
      'pages/x/X.tsx': { static: ['shared/ui/Button.tsx', 'shared/ui/Field.tsx'] },
      'shared/ui/Button.tsx': { static: ['shared/ui/button.css', 'pages/x/X.tsx'] },
      'shared/ui/Field.tsx': { static: ['shared/ui/field.css', 'shared/ui/Button.tsx'] },
    });
    expect(sheets).toEqual(['shared/ui/button.css', 'shared/ui/field.css']);
  });

  it('include those of lazy modules', () => {
    const sheets = sheetsOf({
      'pages/x/x.html': { lazy: ['shared/ui/Dialog.tsx'] },
      'shared/ui/Dialog.tsx': { static: ['shared/ui/dialog.css'] },
    });
    expect(sheets).toEqual(['shared/ui/dialog.css']);
  });

  it('stand in the order in which folders import one another', () => {
    const sheets = sheetsOf({
      'pages/x/x.html': {
        static: [
          'pages/x/x.css',
          'shared/features/offers/offers.css',
          'shared/runtime/page.css',
          'shared/ui/theme.css',
          'shared/ui/button.css',
        ],
      },
    });
    expect(sheets).toEqual([
      'shared/ui/theme.css',
      'shared/ui/button.css',
      'shared/runtime/page.css',
      'shared/features/offers/offers.css',
      'pages/x/x.css',
    ]);
  });

  it('are those of legal texts where the page ships no script', () => {
    expect(styleSheetsOf({ ...page, script: false }, ROOT, () => null)).toEqual([LEGAL_STYLES]);
  });

  it('cannot be had of a page that the bundler does not know', () => {
    expect(() => styleSheetsOf(page, ROOT, () => null)).toThrow('/site/pages/x/x.html');
  });
});

it('style sheets are compiled for the browsers of the site', async () => {
  const vite = await resolveConfig(
    { configFile: false, build: { target: 'chrome80' } },
    'build',
    'production',
  );
  const sheet = 'shared/ui/dialog.css';
  const text = (await compileStyles(vite, [sheet, sheet])).get(sheet);
  expect(text).toMatch(/^\.dialog\{/);
  expect(text).not.toContain('/*');
  expect(text).not.toMatch(/[{;]inset:/);
});
