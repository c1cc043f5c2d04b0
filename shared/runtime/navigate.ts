import { withoutNamedProduct } from '../api/session/commonParameters.ts';
import { commonParameters } from '../api/session/session.ts';
import { getConfig } from '../config/config.ts';
import type { Route } from '../config/routes.ts';
import { withParameters } from '../lib/url/parameters.ts';
import { type SanitizedUrl, sanitizeUrl, type UrlTarget } from '../lib/url/sanitizeUrl.ts';
import { isNamedHost, type WebUrl } from '../lib/url/sanitizeWebUrl.ts';
import { showToast } from '../ui/toast.ts';
import { callNative } from './callNative.ts';
import { text } from './runtime.messages.ts';
import { linkTo, screenContext } from './screenContext.ts';

/** Sanitizes an address from the server for this page and its configuration. */
export function sanitizeServerUrl(raw: unknown, target?: UrlTarget): SanitizedUrl {
  return sanitizeUrl(raw, { ...getConfig(), page: location.href }, target);
}

/** The address of another page of the site (`linkTo`). */
export function pageAddress(route: Route, own: Record<string, string> = {}): string {
  return linkTo(screenContext(), route, own) ?? '';
}

/** Opens another page of the site. @param replace leaves no history entry for this page. */
export function goTo(route: Route, own?: Record<string, string>, replace?: boolean): void {
  const address = pageAddress(route, own);
  if (replace) location.replace(address);
  else location.assign(address);
}

/** How an address was opened: in this web view, in an app, or not at all. */
export type Opened = 'left' | 'app' | 'refused';

/** Options for opening an address from the server. */
export interface OpenOptions {
  /** The purpose of the address; `page` by default. */
  target?: UrlTarget;
  /** Leaves no history entry behind. */
  replace?: boolean;
  /** Sends the borrower's identity to any https host, if the operator has switched that on. */
  identity?: boolean;
  /** Added to the address; they replace its own parameters of the same name. */
  parameters?: Record<string, string>;
}

/**
 * Whether an address may receive the borrower's identity: only on this site, or over https on the
 * operator's own hosts. Payment and partner hosts must not.
 */
function mayKnowBorrower({ href, own }: WebUrl, anyHost: boolean | undefined): boolean {
  const { identityToAnyHost, ownHosts } = getConfig();
  const isOpen = anyHost && identityToAnyHost === 'on' && href.startsWith('https:');
  return own || isOpen || isNamedHost(href, ownHosts);
}

/** The href of a web address, with the identity where it may go and what else is added. */
function hrefOf(url: WebUrl, { identity, parameters }: OpenOptions): string {
  const named = mayKnowBorrower(url, identity);
  const missing = named ? withoutNamedProduct(commonParameters(), new URL(url.href).search) : {};
  return withParameters(url.href, missing, parameters);
}

/** The `href` of a link to an address from the server; undefined if only `openServerAddress` opens it, or nothing. */
export function serverLink(raw: unknown, options: OpenOptions = {}): string | undefined {
  const url = sanitizeServerUrl(raw, options.target);
  return url.kind === 'web' ? hrefOf(url, options) : undefined;
}

/**
 * Opens an address from the server after sanitizing it: web addresses here; links into our app, its
 * paths and wallet links through the shell. Anything else is refused with an error toast.
 */
export function openServerAddress(raw: unknown, options: OpenOptions = {}): Opened {
  const { target, replace, parameters } = options;
  const url = sanitizeServerUrl(raw, target);
  if (url.kind === 'refused') {
    showToast(text.refused, { tone: 'error' });
    return 'refused';
  }
  if (url.kind !== 'web') {
    // Nothing is added to a wallet's link.
    const set = url.kind === 'app' ? parameters : undefined;
    void callNative('openPage', { url: withParameters(url.href, {}, set) });
    return 'app';
  }
  const href = hrefOf(url, options);
  if (replace) location.replace(href);
  else location.assign(href);
  return 'left';
}
