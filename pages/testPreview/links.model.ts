import { FIELD_NAMES, type SetUp } from './tester.model.ts';

/** Hashes of the views. On a desktop, `LAUNCH` and `PHONE` are one view. */
export const LAUNCH = '#/launch';
export const PHONE = '#/phone';
export const STATES = '#/states';
export const SHELL_CHECK = '#/shell';

/** The page at the site's root. */
const ROOT_PAGE = 'officialSite';

/** The pages that testers open most, in their order and by the names that they know. Any other page follows them. */
const LABELS: Readonly<Record<string, string>> = {
  newLoanConfirm: 'Confirm loan',
  loanDetail: 'Loan detail',
  repayment: 'Repay',
  repayDelay: 'Extension',
  bindBank: 'Bind bank',
  aboutUs: 'About us',
  complaint: 'Complaint',
  customerService: 'Customer service',
  privacyPolicy: 'Privacy policy',
  paymentInstructions: 'Repayment instructions',
  repaymentOfCode: 'Repayment code',
  repaymentOfCode2: 'Repayment code 2',
  cardRepayment: 'Older repayment',
  complainPageNext: 'Complaint form',
  complaintList: 'My complaints',
  complainDetails: 'Complaint details',
  jointLoginFail: 'Joint login failure',
  landing: 'Registration',
  loanAgreement: 'Loan terms',
  loanConfirm: 'Older confirm loan',
  [ROOT_PAGE]: 'Official site',
  errorPage: 'Error page',
  testPreview: 'Shell check',
};

/** The query parameters that a page takes besides the common ones. */
function ownParameters(page: string, { orderId }: SetUp): Record<string, string> {
  if (page === 'repaymentOfCode') {
    return { showType: '1', payCode: '801234567890', repayAmount: '345000' };
  }
  if (page === 'complainPageNext') return { problemType: '2', orderNo: orderId };
  if (page === 'complainDetails') return { problemId: '3' };
  if (page === 'cardRepayment') return { amount: '345000', userId: 'borrower-1' };
  if (page === 'landing') return { id: 'default', user_from: 'preview' };
  return {};
}

/** The address of a page on this site. @param base the site's base path. */
export function addressOf(page: string, setUp: SetUp, base: string): string {
  const query = new URLSearchParams();
  for (const name of FIELD_NAMES) if (setUp[name]) query.set(name, setUp[name]);
  if (setUp.language) query.set('lang', setUp.language);
  // Any page may show an amount, or lead to one that does.
  query.set('real', setUp.market === 'in' ? '1' : '0');
  for (const [name, value] of Object.entries(ownParameters(page, setUp))) query.set(name, value);
  const hash = page === 'testPreview' ? SHELL_CHECK : '';
  return `${base}${page === ROOT_PAGE ? '' : page}?${query}${hash}`;
}

export interface PreviewLink {
  page: string;
  label: string;
  href: string;
}

/** Links to every page. @param pages names of the pages of this build. @param base the site's base path. */
export function previewLinks(setUp: SetUp, pages: readonly string[], base: string): PreviewLink[] {
  const known = Object.keys(LABELS).filter((page) => pages.includes(page));
  return [...new Set([...known, ...pages])].map((page) => ({
    page,
    label: LABELS[page] ?? page,
    href: addressOf(page, setUp, base),
  }));
}
