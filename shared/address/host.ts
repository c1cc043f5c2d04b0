/** Names that never lead out of the phone or its network, whatever stands before them. */
const PRIVATE = '(?:localhost|localdomain|local|internal|intranet|lan|corp|home|arpa)';

/**
 * A public host name, in lower case: two labels or more, none empty, the last no number (so that no
 * form of an IP address passes), none that only a private network knows. As the text of a pattern,
 * because the settings are checked by the same rule.
 */
export const HOST_NAME = `(?!(?:[a-z0-9-]+\\.)*${PRIVATE}(?![a-z0-9.-]))(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])`;

const WHOLE = new RegExp(`^${HOST_NAME}$`);

/** The parsed address, or undefined where it is none. */
export function parsedUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** Whether a host name may be one of the public network. @param host in lower case, without a port. */
export function isPublicHost(host: string): boolean {
  if (host.length > 253 || !WHOLE.test(host)) return false;
  // Chromium reads the punycode of a plain host name only where another label is not ASCII.
  return !host.includes('xn--') || parsedUrl(`https://\u00e9.${host}`) !== undefined;
}

/**
 * Whether an address is one of the operator's own hosts.
 * @param hosts as configured: `host` stands for https on its usual port, `https://host:port` for another.
 */
export function isOwnHost(href: string, hosts: readonly string[]): boolean {
  const origin = parsedUrl(href)?.origin;
  return hosts.some(
    (host) => parsedUrl(host.includes('/') ? host : `https://${host}`)?.origin === origin,
  );
}
