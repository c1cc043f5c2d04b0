/** By what an address is judged. */
export interface AddressPolicy {
  /** Address of the current page. */
  page: string;
  /** When not empty, only https to exactly these hosts passes. */
  trustedHosts: readonly string[];
  /** Our own app's scheme, without colon. */
  appScheme: string;
}

/** What may be done with an address. */
export type AddressVerdict =
  | { kind: 'web'; href: string; own: boolean }
  | { kind: 'app'; href: string }
  | { kind: 'refused' };

const REFUSED: AddressVerdict = { kind: 'refused' };
const LONGEST = 4096;
const LONGEST_IMAGE = 700_000;
const RASTER = /^data:image\/(png|jpe?g|webp|gif);base64,[A-Za-z0-9+/]+=*$/;
/** Control, separator and invisible characters (soft hyphen, zero-width, direction), and the backslash. */
const HIDDEN = /(?! )[\p{C}\p{Z}\p{DI}\\]/u;
const WEB = /^(https?):\/\/([a-z0-9.-]+)(?::(\d{1,5}))?(?:[/?#]|$)/i;

function parsed(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

function relative(text: string, page: URL): AddressVerdict {
  const url = parsed(text, page.href);
  const inside = url?.origin === page.origin && !url.pathname.startsWith('//');
  return url && inside ? { kind: 'web', href: url.href, own: true } : REFUSED;
}

function absolute(text: string, page: URL, trusted: readonly string[]): AddressVerdict {
  const [, scheme = '', host = '', port] = WEB.exec(text) ?? [];
  const url = host ? parsed(text) : undefined;
  if (!url || url.hostname !== host.toLowerCase()) return REFUSED;
  const strict = trusted.length > 0;
  const safe = scheme.toLowerCase() === 'https' && (!port || port === '443');
  if (strict && !(safe && trusted.includes(url.hostname))) return REFUSED;
  return { kind: 'web', href: url.href, own: url.origin === page.origin };
}

/**
 * The one gate for every address that comes from the server, the query or the shell (decisions 4,
 * hardening 1.4). Never throws. @param raw anything at all.
 */
export function checkAddress(raw: unknown, policy: AddressPolicy): AddressVerdict {
  if (typeof raw !== 'string' || raw.length > LONGEST) return REFUSED;
  const text = raw.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, '');
  const page = parsed(policy.page);
  if (!page || !text || HIDDEN.test(text)) return REFUSED;
  if (/^(\/(?!\/)|\?)/.test(text)) return relative(text, page);
  const app = `${policy.appScheme}://`;
  if (text.slice(0, app.length).toLowerCase() === app) {
    return /^\S{1,1024}$/.test(text.slice(app.length)) ? { kind: 'app', href: text } : REFUSED;
  }
  return absolute(text, page, policy.trustedHosts);
}

/** An image's address: through the gate, or raster data within a size. @returns undefined if refused. */
export function checkImage(raw: unknown, policy: AddressPolicy): string | undefined {
  if (typeof raw === 'string' && raw.startsWith('data:')) {
    return raw.length <= LONGEST_IMAGE && RASTER.test(raw) ? raw : undefined;
  }
  const verdict = checkAddress(raw, policy);
  return verdict.kind === 'web' ? verdict.href : undefined;
}

/** Adds the parameters that an address does not have yet; its hash and its own ones stay. */
export function appendOnce(href: string, parameters: Record<string, string>): string {
  const url = new URL(href);
  for (const [name, value] of Object.entries(parameters)) {
    if (!url.searchParams.has(name)) url.searchParams.append(name, value);
  }
  return url.href;
}
