import { describe, expect, it } from 'vitest';
import { pages } from '../../../pages/pages.ts';
import { definePage, pagesFrom, routesOf } from '../../../shared/document/page.ts';
import { filipinoTitleOf } from '../lib/catalogues.ts';
import { words } from '../words.ts';

const definition = definePage({
  title: 'Home',
  description: 'Where you live.',
  kind: 'borrower',
  staticScreen: async () => () => null,
});

/** The routes that the specification names: those that are configured, then the fixed ones. */
const NAMED = words(`
  errorPage loanDetail order loanConfirm newLoanConfirm loanConfirmOfPeriod repayment repayDelay
  customerService loanAgreement aboutUs privacyPolicy complaint bindBank paymentInstructions
  repaymentOfCode repaymentOfCode2 testPreview complaintList complainPageNext complainDetails
`);

describe('2.1 Route table', () => {
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
    const titles = (route: string) => [
      pages.find(({ name }) => name === route)?.title,
      filipinoTitleOf(route),
    ];
    expect(titles('repayment')).toEqual(['Repayment', 'Pagbabayad']);
    expect(titles('errorPage')).toEqual(['Something went wrong', 'May nangyaring mali']);
    expect(titles('landing')).toEqual(['{brandName}', '']);
  });
});
