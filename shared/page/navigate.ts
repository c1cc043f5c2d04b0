import { type AddressVerdict, appendOnce, checkAddress, checkImage } from '../address/gate.ts';
import { config } from '../config/config.ts';
import { commonParameters, linkParameters } from '../session/session.ts';
import { showToast } from '../ui/toast.ts';
import { act } from './act.ts';
import { text } from './page.text.ts';

/** Names of our own routes (decisions 1). */
export type Route =
  | ''
  | 'loanDetail'
  | 'order'
  | 'bindBank'
  | 'newLoanConfirm'
  | 'loanConfirm'
  | 'cardRepayment'
  | 'jointLoginFail'
  | 'complaint'
  | 'complainPageNext'
  | 'complaintList'
  | 'complainDetails'
  | 'customerService'
  | 'privacyPolicy'
  | 'aboutUs'
  | 'loanAgreement'
  | 'landing'
  | 'repayment'
  | 'repayDelay'
  | 'repaymentOfCode'
  | 'repaymentOfCode2'
  | 'paymentInstructions'
  | 'errorPage';

function policy() {
  const { trustedHosts, appScheme } = config;
  return { page: location.href, trustedHosts, appScheme };
}

/** The one gate, with this page and configuration as its policy (decisions 4). */
export function gate(raw: unknown): AddressVerdict {
  return checkAddress(raw, policy());
}

/** A server-given image address, or undefined where the gate refuses it. */
export function imageAddress(raw: unknown): string | undefined {
  return checkImage(raw, policy());
}

/**
 * The address of another of our pages: its own parameters, the common ones and the language, nothing
 * else of the current page (decisions 2).
 */
export function pageAddress(route: Route, own: Record<string, string> = {}): string {
  const query = `${new URLSearchParams({ ...linkParameters(), ...own })}`;
  return `${config.basePath}${route}${query && `?${query}`}`;
}

/** Goes to another of our pages. @param replace leaves no history entry behind. */
export function goTo(route: Route, own?: Record<string, string>, replace?: boolean): void {
  const address = pageAddress(route, own);
  if (replace) location.replace(address);
  else location.assign(address);
}

/** Whether an address may be given the borrower's identity (decisions 4, hardening T2). */
function isOurs(href: string, own: boolean): boolean {
  return own || config.ownHosts.includes(new URL(href).hostname);
}

interface OpenOptions {
  replace?: boolean;
  /** Appends the common parameters to any host when no `ownHosts` are configured (spec 4, playeduL). */
  identity?: boolean;
  /** Added to a web address that does not have them yet. */
  parameters?: Record<string, string>;
}

/**
 * Opens an address that came from the server through the gate: web addresses here, our app's
 * scheme in the shell, anything else is refused with the error toast (decisions 4).
 * @returns whether it was opened.
 */
export function openServerAddress(
  raw: unknown,
  { replace, identity, parameters }: OpenOptions = {},
): boolean {
  const verdict = gate(raw);
  if (verdict.kind === 'refused') {
    showToast(text.refused, { tone: 'error' });
    return false;
  }
  if (verdict.kind === 'app') {
    void act('openPage', { url: verdict.href });
    return true;
  }
  const named = isOurs(verdict.href, verdict.own) || (identity && !config.ownHosts.length);
  const added = { ...parameters, ...(named && commonParameters()) };
  const href = appendOnce(verdict.href, added);
  if (replace) location.replace(href);
  else location.assign(href);
  return true;
}
