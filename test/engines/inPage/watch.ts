/** Runs before any script of a page: passes on what would otherwise only be in a console. Self-contained. */
export function watch(report: (problem: string) => void): void {
  addEventListener('error', ({ message, filename, lineno }) => {
    if (message) report(`error: ${message} (${filename}:${lineno})`);
  });
  addEventListener('unhandledrejection', ({ reason }) => report(`rejection: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, disposition }) => {
    report(`policy: ${effectiveDirective} ${disposition} ${blockedURI}`);
  });
}
