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

/** For an engine whose console cannot be read: runs in the page's world and tells `hearConsole` of its errors. Self-contained. */
export function tellConsole(): void {
  const write = console.error;
  console.error = (...said: unknown[]) => {
    dispatchEvent(new CustomEvent('console-error', { detail: said.map(String).join(' ') }));
    write(...said);
  };
}

/** Hears what `tellConsole` tells, also in another world. Self-contained. */
export function hearConsole(report: (problem: string) => void): void {
  addEventListener('console-error', (event) =>
    report(`console: ${(event as CustomEvent<string>).detail}`),
  );
}

/** Adds the interface object of an Android app to a page, before its scripts. Self-contained. */
export function addInterfaceObject(send: (text: string) => void): void {
  Object.assign(window, { lendShell: { postMessage: (text: string) => send(text) } });
}
