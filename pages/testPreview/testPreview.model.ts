import { declareCall } from '../../shared/api/call.ts';
import { list, requiredText, text } from '../../shared/api/coerce.ts';
import * as v from '../../shared/lib/schema.ts';
import type { Tester } from './tester.model.ts';

/** What a link depends on. */
export type LinkSettings = Pick<Tester, 'fields' | 'market' | 'language'>;

/** The page at the site's root. */
const ROOT_PAGE = 'officialSite';

interface LinkedPage {
  route: string;
  label: string;
  /** The page's own query parameters. */
  own?: (tester: LinkSettings) => Record<string, string>;
}

/** The pages that testers open most, by the names that they know. Any other page of the build follows them. */
const LINKED: readonly LinkedPage[] = [
  { route: 'newLoanConfirm', label: 'Confirm loan' },
  { route: 'loanDetail', label: 'Loan detail' },
  { route: 'repayment', label: 'Repay' },
  { route: 'repayDelay', label: 'Extension' },
  { route: 'bindBank', label: 'Bind bank' },
  { route: 'aboutUs', label: 'About us' },
  { route: 'complaint', label: 'Complaint' },
  { route: 'customerService', label: 'Customer service' },
  { route: 'privacyPolicy', label: 'Privacy policy' },
  { route: 'paymentInstructions', label: 'Repayment instructions' },
  { route: 'loanConfirm', label: 'Confirm loan (legacy)' },
  {
    route: 'repaymentOfCode',
    label: 'Repayment code',
    own: () => ({ showType: '1', payCode: '801234567890', repayAmount: '345000' }),
  },
  { route: 'repaymentOfCode2', label: 'Repayment code 2' },
  {
    route: 'complainPageNext',
    label: 'Complaint text and images',
    own: ({ fields }) => ({ problemType: '2', orderNo: fields.orderId }),
  },
  { route: 'complaintList', label: 'My complaints' },
  { route: 'complainDetails', label: 'Complaint details', own: () => ({ problemId: '3' }) },
  { route: 'jointLoginFail', label: 'Joint login failure' },
  {
    route: 'cardRepayment',
    label: 'Older repayment',
    own: () => ({ amount: '345000', userId: 'borrower-1' }),
  },
  { route: 'loanAgreement', label: 'Loan terms and conditions' },
  {
    route: 'landing',
    label: 'Registration landing page',
    own: () => ({ id: 'default', user_from: 'preview' }),
  },
  { route: '', label: 'Official site' },
  { route: 'errorPage', label: 'Error page' },
  { route: 'testPreview', label: 'Shell check' },
];

export interface PreviewLink {
  /** The name of its page. */
  route: string;
  label: string;
  /** Absent if this build does not have the page. */
  href?: string;
}

/** Hash of the view that opens pages. */
export const LAUNCH = '#/launch';

/** Hash of the view with the framed phone. On a desktop it is the same view. */
export const PHONE = '#/phone';

/** Hash of the view that tests the bridge. */
export const SHELL_CHECK = '#/shell';

/** Pages of a build that have no entry of their own. */
function unlisted(routes: readonly string[]): LinkedPage[] {
  const listed = LINKED.map(({ route }) => route || ROOT_PAGE);
  return routes
    .filter((route) => !listed.includes(route))
    .map((route) => ({ route, label: route }));
}

/** Links to every page. @param routes routes of this build. @param base the site's base path. */
export function previewLinks(
  tester: LinkSettings,
  routes: readonly string[],
  base: string,
): PreviewLink[] {
  const filled = Object.entries(tester.fields).filter(([, value]) => value !== '');
  // Any page may show an amount, or lead to one that does.
  const real = tester.market === 'in' ? '1' : '0';
  return [...LINKED, ...unlisted(routes)].map(({ route, label, own }) => {
    const name = route || ROOT_PAGE;
    if (!routes.includes(name)) return { route: name, label };
    const lang = tester.language && { lang: tester.language };
    const query = new URLSearchParams([
      ...filled,
      ...Object.entries({ ...lang, real, ...own?.(tester) }),
    ]);
    const hash = route === 'testPreview' ? SHELL_CHECK : '';
    return { route: name, label, href: `${base}${route}?${query}${hash}` };
  });
}

/**
 * The full address of a link, for the clipboard and a QR code.
 * @param host as typed, such as `http://192.168.1.7:4173`; anything else means this site's origin.
 */
export function wholeAddress(href: string, host: string, origin: string): string {
  const typed = /^https?:\/\/[^/\s]+/.exec(host.trim())?.[0];
  return `${typed ?? origin}${href}`;
}

/** Whether an address only works on this computer, so that a phone cannot reach it. */
export function isLoopback(address: string): boolean {
  return /^https?:\/\/(localhost|127\.|\[::1\])/.test(address);
}

const scenario = v.object({
  orderId: requiredText,
  title: requiredText,
  description: text,
  /** Ends of the paths of the reads that it answers otherwise; `*` for every one. */
  calls: list(requiredText),
  /** The state of a screen that it is the example of; `''` for none. */
  exampleOf: text,
});
export type Scenario = v.InferOutput<typeof scenario>;

/** The sandbox's scenarios. A real server does not have this endpoint, so no choice is shown. */
export const scenariosCall = declareCall<Record<string, never>>()({
  path: '/sandbox/scenarios',
  method: 'GET',
  encoding: 'form',
  kind: 'read',
  reply: list(scenario),
});

/** Resets the sandbox's state for this session. */
export const resetCall = declareCall<{ sessionId: string }>()({
  path: '/sandbox/reset',
  method: 'POST',
  encoding: 'form',
  kind: 'write',
  reply: v.unknown(),
});

/** The part of the sandbox's session state that this page shows. */
export const stateCall = declareCall<{ sessionId: string }>()({
  path: '/sandbox/state',
  method: 'GET',
  encoding: 'form',
  anonymous: true,
  kind: 'read',
  reply: v.object({ settings: v.object({ dialect: text }) }),
});

/** Sets the reply dialect of the sandbox for a session. */
export const settingsCall = declareCall<{ sessionId: string; dialect: string }>()({
  path: '/sandbox/settings',
  method: 'POST',
  encoding: 'form',
  anonymous: true,
  kind: 'write',
  reply: v.unknown(),
});

/** The typed dialect; `0` (none) if empty, undefined if it is not a whole number. */
export function dialectOf(typed: string): string | undefined {
  return /^\d{0,6}$/.test(typed) ? `${Number(typed)}` : undefined;
}
