import { attempt, isPublicHost, parsedUrl } from './host.ts';
import { isWalletLink } from './walletLink.ts';

/** The policy that addresses are checked against. */
export interface UrlPolicy {
  /** Address of the current page. */
  page: string;
  /** If not empty, only https to exactly these hosts is allowed (`host` or `host:port`). */
  trustedHosts: readonly string[];
  /** Our own app's scheme, without colon. */
  appScheme: string;
  /** Schemes of apps that a payment may open, without colon. */
  walletSchemes: readonly string[];
}

/**
 * What an address is for. A `page` is on the web or a link into our app; a `jump` may also be a path of
 * our app (`productDetail?productId=8`); a `payment` may also be a link into a wallet; `shell` allows all.
 */
export type UrlTarget = 'page' | 'jump' | 'payment' | 'shell';

/** A checked address, by how it may be opened. */
export type SanitizedUrl =
  | { kind: 'web'; href: string; own: boolean }
  | { kind: 'app' | 'wallet'; href: string }
  | { kind: 'refused' };

const REFUSED: SanitizedUrl = { kind: 'refused' };
const MAX_LENGTH = 4096;
const MAX_IMAGE_LENGTH = 700_000;
const RASTER = /^data:image\/(png|jpe?g|webp|gif);base64,[A-Za-z0-9+/]+=*$/;
/** Control, separator and invisible characters (soft hyphen, zero-width, direction), and the backslash. */
const HIDDEN = /(?! )[\p{C}\p{Z}\p{DI}\\]/u;
const WEB = /^https?:\/\/([a-z0-9.-]+)(?::\d{1,5})?(?:[/?#]|$)/i;
/** A screen of our app with its query, of which alone a part may be encoded; a name with a dot would be a host. */
const APP_PATH = /^(?!undefined$|null$|.*\/\/)[\w-]+(?:\/[\w/=&.-]*)?(?:\?[\w/?=&.%+,-]*)?$/;
const MAX_APP_PATH_LENGTH = 512;
const APP_LINK = /^\S{1,1024}$/;
/** Anything inside an app link that the app could take for an address; only web addresses are checked further. */
const WRAPPED = /(https?:.*?(?=https?:|[&#\s]|$))|[a-z][a-z0-9+.-]*:|\/\//gi;
/** How often an address inside another may be percent-encoded. */
const MAX_ENCODINGS = 4;

function relative(text: string, page: URL): SanitizedUrl {
  const url = parsedUrl(text, page.href);
  const inside = url && url.origin === page.origin && !url.pathname.startsWith('//');
  return inside ? { kind: 'web', href: url.href, own: true } : REFUSED;
}

function absolute(text: string, page: URL, trusted: readonly string[]): SanitizedUrl {
  const [, host = ''] = WEB.exec(text) ?? [];
  const url = host ? parsedUrl(text) : undefined;
  if (!url || url.hostname !== host.toLowerCase()) return REFUSED;
  const own = url.origin === page.origin;
  const known = !trusted.length || (url.protocol === 'https:' && trusted.includes(url.host));
  const foreign = known && url.port !== '0' && isPublicHost(url.hostname);
  return own || foreign ? { kind: 'web', href: url.href, own } : REFUSED;
}

/** Whether a link is safe to pass to our app: any address inside it must be allowed by itself, however it is encoded. */
function isSafeInside(text: string, policy: UrlPolicy, encodings = MAX_ENCODINGS): boolean {
  const decoded = attempt(() => decodeURIComponent(text));
  return (
    encodings >= 0 &&
    decoded !== undefined &&
    !HIDDEN.test(decoded) &&
    [...text.matchAll(WRAPPED)].every(([, url]) => sanitizeUrl(url, policy).kind === 'web') &&
    (decoded === text || isSafeInside(decoded, policy, encodings - 1))
  );
}

/**
 * Checks an address from the server, the query or the shell against the policy. Every such address
 * must pass before anything opens it. Never throws. @param raw any value.
 */
export function sanitizeUrl(
  raw: unknown,
  policy: UrlPolicy,
  target: UrlTarget = 'page',
): SanitizedUrl {
  if (typeof raw !== 'string' || raw.length > MAX_LENGTH) return REFUSED;
  const text = raw.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, '');
  const page = parsedUrl(policy.page);
  if (!page || !text || HIDDEN.test(text)) return REFUSED;
  if (/^(\/(?!\/)|\?)/.test(text)) return relative(text, page);
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
  return absolute(text, page, policy.trustedHosts);
}

/** An image address: sanitized, or raster data of limited size. @returns undefined if refused. */
export function sanitizeImageUrl(raw: unknown, policy: UrlPolicy): string | undefined {
  if (typeof raw === 'string' && raw.startsWith('data:')) {
    return raw.length <= MAX_IMAGE_LENGTH && RASTER.test(raw) ? raw : undefined;
  }
  const url = sanitizeUrl(raw, policy);
  return url.kind === 'web' ? url.href : undefined;
}
