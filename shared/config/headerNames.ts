/**
 * The headers that an address may set if `VITE_HEADER_NAMES` names none. They describe the app, device, market or
 * request, so a forged one changes nothing that the address's other parameters could not. A list of forbidden names
 * would never be complete: anyone can send a borrower a link, and nobody knows which names the lender's server, or a
 * proxy in front of it, trusts.
 */
export const DEFAULT_HEADER_NAMES: readonly string[] = [
  'x-app-name',
  'x-app-version',
  'x-build',
  'x-channel',
  'x-device-id',
  'x-device-model',
  'x-lang',
  'x-locale',
  'x-market',
  'x-os-version',
  'x-platform',
  'x-request-id',
  'x-timezone',
  'x-trace',
  'x-trace-id',
];

/**
 * A name that an operator may permit. Excluded are names that rewrite the request, that say where it came from or who
 * sent it, and that the pages set themselves: only a proxy or the page may set these.
 */
export const HEADER_NAME =
  'x-(?!(?:forwarded|original|rewrite|http|method|host|proxy|remote|requested|idempotency|csrf|xsrf|user|auth)(?:-|$))' +
  '(?!(?:.*-)?(?:(?:client)?ip|override|url|uri|host)$)[a-z0-9-]{1,60}';

/** Names the tester's state in the sandbox; only in development and in builds for testers. */
export const SANDBOX_HEADER = 'x-sandbox-session';
