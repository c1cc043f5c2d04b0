import { pages } from '../../pages/pages.ts';
import { exampleOf } from '../../shared/document/page.ts';

/** What only a test knows of a page. The rest is in the page's definition. */
interface ScreenFacts {
  /** Title of its error state, where it reads anything. */
  failed?: string;
  /** A text that only the ready screen shows, where it reads anything. */
  ready?: string;
  /** It reads something and is used all the same without it. */
  standsAlone?: true;
  /** Its heading in Filipino, unless that is its title. */
  filipinoHeading?: string;
}

/** The facts of each page that has some. */
export const screenFacts: Readonly<Record<string, ScreenFacts>> = {
  bindBank: { failed: 'We could not load the account form', ready: 'Account holder' },
  cardRepayment: {
    failed: 'failed to query card list',
    ready: 'BDO Unibank',
  },
  complainDetails: {
    failed: 'We could not load your complaint',
    ready: 'My complaints',
  },
  complainPageNext: {
    failed: 'We could not load the complaint form',
    ready: 'Photos as evidence',
  },
  complaint: { failed: 'We could not load the complaint form', ready: 'What is it about?' },
  complaintList: { failed: 'We could not load your complaints', ready: 'New complaint' },
  customerService: { failed: 'We could not load our contact details', ready: 'Call us' },
  jointLoginFail: { failed: 'We could not load this page', ready: 'Offers from other lenders' },
  landing: {
    standsAlone: true,
    filipinoHeading: 'Alamin ang lahat ng gastos bago mag-loan',
  },
  loanConfirm: { failed: 'We could not load your loan offer', ready: 'Processing fee' },
  loanDetail: { failed: 'We could not load your order', ready: 'Repayment due' },
  newLoanConfirm: { failed: 'We could not load your loan offer', ready: 'Processing fee' },
  repayDelay: { failed: 'We could not load your extension', ready: 'Next payment date' },
  repayment: { failed: 'We could not load your repayment', ready: 'Amount to repay' },
  repaymentOfCode2: { failed: 'We could not load your repayment code', ready: 'Contract number' },
};

/** What the address of a page says besides order and session: the `example` of its definition, for the usual order. */
export function queryOf(name: string): Record<string, string> {
  const page = pages.find((one) => one.name === name) ?? {};
  const values = Object.entries(exampleOf(page, 'due-extendable'));
  return Object.fromEntries(values.filter(([, value]) => value));
}
