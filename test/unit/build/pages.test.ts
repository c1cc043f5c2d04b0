import { describe, expect, it } from 'vitest';
import { pages } from '../../../pages/pages.ts';
import { routesFile } from '../../../shared/build/pagesPlugin.ts';
import { definePage, pagesFrom } from '../../../shared/document/page.ts';

const definition = definePage({
  title: 'Home',
  description: 'Where you live.',
  kind: 'borrower',
  screen: async () => () => null,
});

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

  it('have in each language the title of their first screen, unless the definition has another', () => {
    const titles = (name: string) => pages.find((page) => page.name === name)?.titles;
    expect(titles('repayment')).toEqual({ fil: 'Pagbabayad' });
    expect(titles('errorPage')).toEqual({ fil: 'May nangyaring mali' });
    expect(titles('landing')).toEqual({});
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
