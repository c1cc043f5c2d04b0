import { commonParameters, linkParameters } from '../api/session/session.ts';
import { getConfig } from '../config/config.ts';
import type { Route } from '../config/routes.ts';
import { withParameters } from '../lib/url/parameters.ts';
import {
  type SanitizedUrl,
  sanitizeImageUrl,
  sanitizeUrl,
  type UrlPolicy,
  type UrlTarget,
} from '../lib/url/sanitizeUrl.ts';
import { showToast } from '../ui/toast.ts';
import { callNative } from './callNative.ts';
import { text } from './runtime.messages.ts';

const policy = (): UrlPolicy => ({ ...getConfig(), page: location.href });

/** A server-given address, sanitized for this page and its configuration. */
export function sanitizeServerUrl(raw: unknown, target?: UrlTarget): SanitizedUrl {
  return sanitizeUrl(raw, policy(), target);
}

/** A server-given image address, or undefined where it is refused. */
export function imageAddress(raw: unknown): string | undefined {
  return sanitizeImageUrl(raw, policy());
}

/**
 * The address of another of our pages: its own parameters, the common ones and the language, nothing
 * else of the current page.
 */
export function pageAddress(route: Route, own: Record<string, string> = {}): string {
  const query = `${new URLSearchParams({ ...linkParameters(), ...own })}`;
  return `${getConfig().basePath}${route}${query && `?${query}`}`;
}

/** Goes to another of our pages. @param replace leaves no history entry behind. */
export function goTo(route: Route, own?: Record<string, string>, replace?: boolean): void {
  const address = pageAddress(route, own);
  if (replace) location.replace(address);
  else location.assign(address);
}

/** What became of an address: this page is being left, the app was handed it, or it was refused. */
export type Opened = 'left' | 'app' | 'refused';

export interface OpenOptions {
  /** What the address is for; `page` unless said otherwise. */
  target?: UrlTarget;
  /** Leaves no history entry behind. */
  replace?: boolean;
  /** The borrower's identity goes along to any https host, where the operator has opened that by name. */
  identity?: boolean;
  /** These take the place of what the address says under their names. */
  parameters?: Record<string, string>;
}

/**
 * Whether an address may be told who the borrower is: this site, as it is served itself, and the
 * operator's own hosts over https. Payment and partner hosts are told nothing.
 */
function mayKnowBorrower(href: string, own: boolean, anyHost: boolean | undefined): boolean {
  if (own || !href.startsWith('https:')) return own;
  const { identityToAnyHost, ownHosts } = getConfig();
  if (anyHost && identityToAnyHost === 'on') return true;
  const { host, origin } = new URL(href);
  return ownHosts.includes(host) || ownHosts.includes(origin);
}

/**
 * Opens an address that came from the server, sanitized: web addresses here, links and paths of our
 * app and links into wallets through the shell; anything else is refused with the error toast.
 */
export function openServerAddress(
  raw: unknown,
  { target, replace, identity, parameters }: OpenOptions = {},
): Opened {
  const url = sanitizeServerUrl(raw, target);
  if (url.kind === 'refused') {
    showToast(text.refused, { tone: 'error' });
    return 'refused';
  }
  if (url.kind !== 'web') {
    // A wallet's link is the wallet's own; nothing is added to it.
    const set = url.kind === 'app' ? parameters : undefined;
    void callNative('openPage', { url: withParameters(url.href, {}, set) });
    return 'app';
  }
  const named = mayKnowBorrower(url.href, url.own, identity);
  const href = withParameters(url.href, named ? commonParameters() : {}, parameters);
  if (replace) location.replace(href);
  else location.assign(href);
  return 'left';
}
