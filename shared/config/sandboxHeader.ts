/** Names a tester's session of the sandbox where a page has none; permitted only in development and in builds for testers. */
export const SANDBOX_HEADER = 'x-sandbox-session';
