/**
 * A public host name, in lower case: two labels or more, none empty, the last no number (so that no
 * form of an IP address passes), none that only a private network knows. As the text of a pattern,
 * because the settings are checked by the same rule.
 */
export const HOST_NAME =
  '(?!(?:[a-z0-9-]+\\.)*(?:local(?:host|domain)?|internal|intranet|lan|corp|home|arpa)(?![a-z0-9.-]))(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])';

const WHOLE = new RegExp(`^${HOST_NAME}$`);

/** What a work gives, or undefined where it throws. */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** The parsed address, or undefined where it is none. */
export const parsedUrl = (text: string, base?: string): URL | undefined =>
  attempt(() => new URL(text, base));

/** Whether a host name may be one of the public network. @param host in lower case, without a port. */
export function isPublicHost(host: string): boolean {
  if (host.length > 253 || !WHOLE.test(host)) return false;
  // Chromium reads the punycode of a plain host name only where another label is not ASCII.
  return !host.includes('xn--') || Boolean(parsedUrl(`https://\u00e9.${host}`));
}
