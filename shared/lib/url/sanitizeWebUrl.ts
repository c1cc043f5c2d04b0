import { tryOr } from '../tryOr.ts';

/**
 * A public host name, in lower case: two or more labels, none empty; the last not a number, so that no
 * form of an IP address matches; none that only a private network resolves. It is the text of a
 * pattern because the settings use it too.
 */
export const HOST_NAME =
  '(?!(?:[a-z0-9-]+\\.)*(?:local(?:host|domain)?|internal|intranet|lan|corp|home|arpa)(?![a-z0-9.-]))(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])';

const WHOLE = new RegExp(`^${HOST_NAME}$`);

export const parsedUrl = (text: string, base?: string): URL | undefined =>
  tryOr(() => new URL(text, base));

/** @param host in lower case, without a port. */
function isPublicHost(host: string): boolean {
  if (host.length > 253 || !WHOLE.test(host)) return false;
  // Chromium decodes the punycode of an ASCII host name only if another label is not ASCII.
  return !host.includes('xn--') || Boolean(parsedUrl(`https://\u00e9.${host}`));
}

export interface WebPolicy {
  /** The current page. */
  page: string;
  /** If not empty, only https to exactly these hosts is allowed (`host` or `host:port`). */
  trustedHosts: readonly string[];
}

/** @property own whether it is of this site. */
export interface WebUrl {
  kind: 'web';
  href: string;
  own: boolean;
}

const MAX_LENGTH = 4096;
const MAX_IMAGE_LENGTH = 700_000;
const RASTER = /^data:image\/(png|jpe?g|webp|gif);base64,[A-Za-z0-9+/]+=*$/;
/** Control, separator and invisible characters (soft hyphen, zero-width, direction), and the backslash. */
export const HIDDEN = /(?! )[\p{C}\p{Z}\p{DI}\\]/u;
const WEB = /^https?:\/\/([a-z0-9.-]+)(?::\d{1,5})?(?:[/?#]|$)/i;

function relative(text: string, page: URL): WebUrl | undefined {
  const url = parsedUrl(text, page.href);
  const inside = url && url.origin === page.origin && !url.pathname.startsWith('//');
  return inside ? { kind: 'web', href: url.href, own: true } : undefined;
}

function absolute(text: string, page: URL, trusted: readonly string[]): WebUrl | undefined {
  const [, host = ''] = WEB.exec(text) ?? [];
  const url = host ? parsedUrl(text) : undefined;
  if (!url || url.hostname !== host.toLowerCase()) return undefined;
  const own = url.origin === page.origin;
  const known = !trusted.length || (url.protocol === 'https:' && trusted.includes(url.host));
  const foreign = known && url.port !== '0' && isPublicHost(url.hostname);
  return own || foreign ? { kind: 'web', href: url.href, own } : undefined;
}

/** Without white space around it; '' if it is no text, too long, or has invisible characters. */
export function visibleAddress(raw: unknown): string {
  if (typeof raw !== 'string' || raw.length > MAX_LENGTH) return '';
  const text = raw.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, '');
  return HIDDEN.test(text) ? '' : text;
}

/** Never throws. @returns undefined if it is refused. */
export function sanitizeWebUrl(raw: unknown, policy: WebPolicy): WebUrl | undefined {
  const text = visibleAddress(raw);
  const page = parsedUrl(policy.page);
  if (!page) return undefined;
  if (/^(\/(?!\/)|\?)/.test(text)) return relative(text, page);
  return absolute(text, page, policy.trustedHosts);
}

/** Over https only. @param hosts each `host`, `host:port` or an https origin. */
export function isNamedHost(address: string, hosts: readonly string[]): boolean {
  const { protocol, host, origin } = new URL(address);
  return protocol === 'https:' && (hosts.includes(host) || hosts.includes(origin));
}

/** A web address, or raster data of limited size. @returns undefined if refused. */
export function sanitizeImageUrl(raw: unknown, policy: WebPolicy): string | undefined {
  if (typeof raw === 'string' && raw.startsWith('data:')) {
    return raw.length <= MAX_IMAGE_LENGTH && RASTER.test(raw) ? raw : undefined;
  }
  return sanitizeWebUrl(raw, policy)?.href;
}
