import { withoutNamedProduct } from '../api/session/commonParameters.ts';
import { commonParameters, linkParameters } from '../api/session/session.ts';
import { getConfig } from '../config/config.ts';
import type { Route } from '../config/routes.ts';
import { withParameters } from '../lib/url/parameters.ts';
import { type SanitizedUrl, sanitizeUrl, type UrlTarget } from '../lib/url/sanitizeUrl.ts';
import { isNamedHost, type WebUrl } from '../lib/url/sanitizeWebUrl.ts';
import { showToast } from '../ui/toast.ts';
import { callNative } from './callNative.ts';
import { runtimeText } from './runtime.messages.ts';
import { linkTo, screenContext } from './screenContext.ts';
import { leaveBy, startWayOut, type WayOut } from './wayOut.ts';

export function sanitizeServerUrl(raw: unknown, target?: UrlTarget): SanitizedUrl {
  return sanitizeUrl(raw, { ...getConfig(), page: location.href }, target);
}

export function pageAddress(route: Route, own: Record<string, string> = {}): string {
  return linkTo(screenContext(), route, own) ?? '';
}

interface LeaveOptions {
  /** Leaves no history entry behind. */
  replace?: boolean;
  /** By default this starts one. Nothing is opened once it has ended. */
  way?: WayOut | undefined;
}

function leaveFor(href: string, { replace, way = startWayOut() }: LeaveOptions): void {
  if (way.aborted) return;
  leaveBy(way, () => (replace ? location.replace(href) : location.assign(href)));
}

export function goTo(route: Route, own?: Record<string, string>, options: LeaveOptions = {}): void {
  leaveFor(pageAddress(route, own), options);
}

/** `replaced`: another way out has taken its place. */
export type Opened = 'left' | 'app' | 'refused' | 'replaced';

export interface OpenOptions extends LeaveOptions {
  /** `page` by default. */
  target?: UrlTarget;
  /** Sends the borrower's identity to any https host, if the operator has switched that on. */
  identity?: boolean;
  /** They replace the address's own parameters of the same name. */
  parameters?: Record<string, string>;
}

/**
 * What every link of ours carries, within this site; the identity alone, over https on the operator's own hosts. Payment and
 * partner hosts must get neither.
 */
function carriedTo({ href, own }: WebUrl, anyHost: boolean | undefined): Record<string, string> {
  if (own) return linkParameters();
  const { identityToAnyHost, ownHosts } = getConfig();
  const isOpen = anyHost && identityToAnyHost === 'on' && href.startsWith('https:');
  return isOpen || isNamedHost(href, ownHosts) ? commonParameters() : {};
}

function hrefOf(url: WebUrl, { identity, parameters }: OpenOptions): string {
  const missing = withoutNamedProduct(carriedTo(url, identity), new URL(url.href).search);
  return withParameters(url.href, missing, parameters);
}

/** Undefined if only `openServerAddress` can open it, or nothing. */
export function serverLink(raw: unknown, options: OpenOptions = {}): string | undefined {
  const url = sanitizeServerUrl(raw, options.target);
  return url.kind === 'web' ? hrefOf(url, options) : undefined;
}

/**
 * Web addresses open here; links into our app, its paths and wallet links through the shell. Anything else is refused with
 * an error toast.
 */
export function openServerAddress(raw: unknown, options: OpenOptions = {}): Opened {
  const { target, way = startWayOut(), parameters } = options;
  if (way.aborted) return 'replaced';
  const url = sanitizeServerUrl(raw, target);
  if (url.kind === 'refused') {
    showToast(runtimeText.refused, { tone: 'error' });
    return 'refused';
  }
  if (url.kind !== 'web') {
    // Nothing is added to a wallet's link.
    const set = url.kind === 'app' ? parameters : undefined;
    void callNative('openPage', { url: withParameters(url.href, {}, set) }, way);
    return 'app';
  }
  leaveFor(hrefOf(url, options), { ...options, way });
  return 'left';
}
