import { expect, it } from 'vitest';
import { pages } from '../../../pages/pages.ts';
import { routesFile } from '../../../shared/build/pagesPlugin.ts';
import { definePage, pagesFrom, routesOf } from '../../../shared/document/page.ts';
import { words } from '../words.ts';

const definition = definePage({
  title: 'Home',
  description: 'Where you live.',
  kind: 'borrower',
  screen: async () => () => null,
});

/** The routes that the specification names: those that are configured, then the fixed ones. */
const NAMED = words(`
  errorPage loanDetail order loanConfirm newLoanConfirm loanConfirmOfPeriod repayment repayDelay
  customerService loanAgreement aboutUs privacyPolicy complaint bindBank paymentInstructions
  repaymentOfCode repaymentOfCode2 testPreview complaintList complainPageNext complainDetails
`);

it('have every route that the specification names', () =>
  expect(pages.flatMap(routesOf)).toEqual(expect.arrayContaining(NAMED)));

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
  const titles = (name: string) => {
    const { title: en, titles: others } = pages.find((page) => page.name === name) ?? {};
    return { en, ...others };
  };
  expect(titles('repayment')).toEqual({ en: 'Repayment', fil: 'Pagbabayad' });
  const wrong = { en: 'Something went wrong', fil: 'May nangyaring mali' };
  expect(titles('errorPage')).toEqual(wrong);
  expect(titles('landing')).toEqual({ en: '{brandName}' });
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
