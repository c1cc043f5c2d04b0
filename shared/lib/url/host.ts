/**
 * A public host name, in lower case: two or more labels, none empty; the last not a number, so that no
 * form of an IP address matches; none that only a private network resolves. It is the text of a
 * pattern because the settings use it too.
 */
export const HOST_NAME =
  '(?!(?:[a-z0-9-]+\\.)*(?:local(?:host|domain)?|internal|intranet|lan|corp|home|arpa)(?![a-z0-9.-]))(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])';

const WHOLE = new RegExp(`^${HOST_NAME}$`);

/** The result of `work`, or undefined if it throws. */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** The parsed address, or undefined if it is not valid. */
export const parsedUrl = (text: string, base?: string): URL | undefined =>
  attempt(() => new URL(text, base));

/** Whether a host name is a public one. @param host in lower case, without a port. */
export function isPublicHost(host: string): boolean {
  if (host.length > 253 || !WHOLE.test(host)) return false;
  // Chromium decodes the punycode of an ASCII host name only if another label is not ASCII.
  return !host.includes('xn--') || Boolean(parsedUrl(`https://\u00e9.${host}`));
}
