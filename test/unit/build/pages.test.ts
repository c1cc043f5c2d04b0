import { describe, expect, it } from 'vitest';
import { routesFile } from '../../../shared/build/pagesPlugin.ts';
import { definePage, type PageDefinition, pagesFrom } from '../../../shared/document/page.ts';
import { screenFacts } from '../../screens/facts.ts';

const definition = definePage({
  title: 'Home',
  description: 'Where you live.',
  kind: 'borrower',
  screen: async () => () => null,
});

const definitions = import.meta.glob<PageDefinition>('../../../pages/*/page.ts', {
  eager: true,
  import: 'default',
});

it('their documents have the title in each language, which is the heading or the name of the brand', () => {
  for (const page of pagesFrom(definitions)) {
    const heading = screenFacts[page.name]?.filipinoHeading;
    if (heading === undefined || page.title === '{brandName}') continue;
    expect(page.titles?.fil, page.name).toBe(heading);
  }
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
