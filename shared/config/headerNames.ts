/**
 * The headers that an address may set if `VITE_HEADER_NAMES` names none. They describe the app, device, market or
 * request, so a forged one can change no more than the other parameters of an address. It is a list of permitted names,
 * because a list of forbidden ones would never be complete: anyone can send a borrower a link, and the pages cannot know
 * which headers the lender's server, or a proxy in front of it, trusts.
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
 * The pattern of a header name that an operator may permit. Names that rewrite the request, that say where it came from
 * or who sent it, and that the pages set themselves are excluded: only a proxy or the page may set these.
 */
export const HEADER_NAME =
  'x-(?!(?:forwarded|original|rewrite|http|method|host|proxy|remote|requested|idempotency|csrf|xsrf|user|auth)(?:-|$))' +
  '(?!(?:.*-)?(?:(?:client)?ip|override|url|uri|host)$)[a-z0-9-]{1,60}';

/** The header that names a tester's session of the sandbox; permitted only in development and in builds for testers. */
export const SANDBOX_HEADER = 'x-sandbox-session';
