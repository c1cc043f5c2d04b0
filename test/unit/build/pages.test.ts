import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pages } from '../../../pages/pages.ts';
import { loanDetailsQuery } from '../../../shared/api/loanDetails.ts';
import { entryModuleText } from '../../../shared/build/entryModule.ts';
import { routesFile } from '../../../shared/build/routes.ts';
import { definePage, pagesFrom } from '../../../shared/document/page.ts';

const definition = definePage({ title: 'Home', description: 'Where you live.', kind: 'borrower' });

describe('the pages that folders define', () => {
  it('have the name of their folder: borrower pages first, each kind sorted by name', () => {
    const found = pagesFrom({
      './zebra/page.ts': definition,
      './about/page.ts': { ...definition, kind: 'public' },
      './home/page.ts': { ...definition, aliases: ['start'] },
      './bench/page.ts': { ...definition, kind: 'tool' },
    });
    expect(found.map(({ name }) => name)).toEqual(['home', 'zebra', 'about', 'bench']);
    expect(found.map(({ aliases }) => aliases)).toEqual([['start'], [], [], []]);
  });

  it('are routes by name and alias, the root without a name; tools are not', () => {
    const made = routesFile(
      pagesFrom({
        './site/page.ts': { ...definition, aliases: ['index'] },
        './home/page.ts': { ...definition, aliases: ['start'] },
        './bench/page.ts': { ...definition, kind: 'tool' },
      }),
    );
    expect(made).toContain("export type Route =\n  | ''\n  | 'home'\n  | 'start';\n");
    expect(made).toContain("  'bench',\n");
  });
});

describe('the module that starts a page', () => {
  let root = '';
  const [home] = pagesFrom({ './home/page.ts': definition });
  if (!home) throw new Error('no page');
  const write = (file: string) => writeFile(join(root, 'pages/home', file), '');
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'pages-'));
    await mkdir(join(root, 'pages/home'), { recursive: true });
  });
  afterEach(() => rm(root, { recursive: true }));

  it('has the languages whose files exist', async () => {
    await write('Home.tsx');
    expect(entryModuleText(root, home)).not.toContain('lazyModule');
    await write('home.messages.fil.ts');
    expect(entryModuleText(root, home)).toContain(
      "fil: lazyModule('pages/home/home.messages.fil.ts', () => import('./home.messages.fil.ts')),",
    );
  });

  it('names page and file if one is missing', async () => {
    await write('Hoem.tsx');
    expect(() => entryModuleText(root, home)).toThrow(
      'pages/home/page.ts: this page needs pages/home/Home.tsx',
    );
    await write('Home.tsx');
    const reading = { ...home, reads: [loanDetailsQuery] };
    expect(() => entryModuleText(root, reading)).toThrow('needs pages/home/home.model.ts');
    await write('home.model.ts');
    expect(entryModuleText(root, reading)).toContain('mount(<Home />, pageData, {');
    expect(pages.length).toBeGreaterThan(20);
  });
});
