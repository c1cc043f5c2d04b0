import { tryOr } from '../tryOr.ts';
import {
  HIDDEN,
  isNamedHost,
  parsedUrl,
  sanitizeWebUrl,
  visibleAddress,
  type WebPolicy,
  type WebUrl,
} from './sanitizeWebUrl.ts';

export interface UrlPolicy extends WebPolicy {
  /** Our own app's scheme, without colon. */
  appScheme: string;
  /** Schemes of apps that a payment may open, without colon. */
  walletSchemes: readonly string[];
  /** Our own hosts besides this site's, over https (`host`, or an origin with its port). */
  ownHosts: readonly string[];
}

/**
 * The purpose of an address. A `page` is on the web or a link into our app; a `jump` may also be a path of
 * our app (`productDetail?productId=8`); a `payment` may also be a link into a wallet; `shell` allows all.
 */
export type UrlTarget = 'page' | 'jump' | 'payment' | 'shell';

/** By how the address may be opened. */
export type SanitizedUrl = WebUrl | { kind: 'app' | 'wallet'; href: string } | { kind: 'refused' };

const REFUSED: SanitizedUrl = { kind: 'refused' };
/** A screen of our app with its query, of which alone a part may be encoded; a name with a dot would be a host. */
const APP_PATH = /^(?!undefined$|null$)[\w-]+(?:\/[\w/=&.-]*)?(?:\?[\w/?=&.%+,-]*)?$/;
const MAX_APP_PATH_LENGTH = 512;
const APP_LINK = /^\S{1,1024}$/;
/** The separators between the parts of a link. A part is decoded by itself, as an app does it. */
const SEPARATOR = /[&#]/;
/** Anything inside an app link that the app could take for an address; only web addresses are checked further. */
const WRAPPED = /(https?:.*?(?=https?:|[&#\s]|$))|[a-z][a-z0-9+.-]*:|\/\//gi;
/** A host that goes on where it seems to end: `https://ours.example&@evil.example` names a user and a host. */
const HOST_GOES_ON = /https?:\/\/[^/?#]*[&\s]/i;
/** How often an address inside another may be percent-encoded. */
const MAX_ENCODINGS = 4;

/**
 * Whether an app link may contain a web address. The app opens it with its own standing, so it must be ours or trusted,
 * even where any public host may open as a page.
 */
function mayBeWrapped(address: string | undefined, policy: UrlPolicy): boolean {
  const web = sanitizeWebUrl(address, policy);
  if (!web) return false;
  return web.own || isNamedHost(web.href, [...policy.trustedHosts, ...policy.ownHosts]);
}

/** However it is encoded. */
function isSafePart(text: string, policy: UrlPolicy, encodings = MAX_ENCODINGS): boolean {
  const decoded = tryOr(() => decodeURIComponent(text));
  return (
    encodings >= 0 &&
    decoded !== undefined &&
    !HIDDEN.test(decoded) &&
    !HOST_GOES_ON.test(text) &&
    [...text.matchAll(WRAPPED)].every(([, url]) => mayBeWrapped(url, policy)) &&
    (decoded === text || isSafePart(decoded, policy, encodings - 1))
  );
}

const isSafeInside = (link: string, policy: UrlPolicy): boolean =>
  link.split(SEPARATOR).every((part) => isSafePart(part, policy));

/**
 * Every address from the server, the query or the shell must pass before anything opens it. Never throws. @param raw any
 * value.
 */
export function sanitizeUrl(
  raw: unknown,
  policy: UrlPolicy,
  target: UrlTarget = 'page',
): SanitizedUrl {
  const text = visibleAddress(raw);
  const web = sanitizeWebUrl(text, policy);
  if (web || !text || !parsedUrl(policy.page)) return web ?? REFUSED;
  const app = `${policy.appScheme}://`;
  if (text.slice(0, app.length).toLowerCase() === app) {
    const link = text.slice(app.length);
    const usable = APP_LINK.test(link) && parsedUrl(text) && isSafeInside(link, policy);
    return usable ? { kind: 'app', href: text } : REFUSED;
  }
  if (target === 'jump' || target === 'shell') {
    const isPath = text.length <= MAX_APP_PATH_LENGTH && APP_PATH.test(text);
    if (isPath && isSafeInside(text, policy)) return { kind: 'app', href: text };
  }
  if (target === 'payment' || target === 'shell') {
    const passes = (address: string) => sanitizeUrl(address, policy, 'payment').kind;
    if (isWalletLink(text, policy.walletSchemes, passes)) return { kind: 'wallet', href: text };
  }
  return REFUSED;
}

/**
 * An Android intent: its data, which has no scheme of its own, then its fields. Fields that would name
 * a hidden part of an app (`component`, `SEL`) or change how it is opened do not match.
 */
const INTENT =
  /^intent:((?:\/\/[^#]*)?)#Intent;((?:(?:package=[A-Za-z]\w*(?:\.\w+)+|scheme=[\w+.-]+|action=android\.intent\.action\.VIEW|category=android\.intent\.category\.BROWSABLE|S\.browser_fallback_url=[^;#&]+);)+)end;?$/;

/** `refused`, `web`, `wallet` and so on, as a payment. */
type KindOf = (address: string) => string;

/** It names its package, and every address inside it is allowed by itself. */
function isSafeIntent(text: string, kindOf: KindOf): boolean {
  const [, data = '', written = ''] = INTENT.exec(text) ?? [];
  const fields = new URLSearchParams(written.replace(/;/g, '&'));
  const scheme = fields.get('scheme');
  const fallback = fields.get('S.browser_fallback_url');
  return (
    fields.has('package') &&
    new Set(fields.keys()).size === [...fields].length &&
    (scheme ? kindOf(`${scheme}:${data}`) !== 'refused' : !data) &&
    (fallback === null || kindOf(fallback) === 'web')
  );
}

/** @param schemes that a payment may open. @param kindOf sanitizes an address inside the link. */
function isWalletLink(text: string, schemes: readonly string[], kindOf: KindOf): boolean {
  const [, written = ''] = /^([a-z][a-z0-9+.-]*):[!-~]+$/i.exec(text) ?? [];
  const scheme = written.toLowerCase();
  if (!schemes.includes(scheme) || !parsedUrl(text)) return false;
  return scheme !== 'intent' || isSafeIntent(text, kindOf);
}
