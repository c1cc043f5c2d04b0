/** Where reports go; written in by the build (shared/build/README.md). */
declare const __REPORT_URL__: string;

/** What is reported: no message, no query, nothing that a borrower typed or a server said. */
interface ErrorReport {
  v: 1;
  kind: 'error' | 'rejection' | 'first-call';
  /** The error's class, or what was wrong with the reply. */
  name: string;
  /** Places in our own scripts, innermost first; for a call its path. */
  places: string[];
  /** The path of the page alone. */
  page: string;
}

/** A page in trouble says so a few times, not for ever. */
const MAX_REPORTS = 5;
const MAX_PLACES = 5;
/** One limit for the whole page, whoever reports. */
const told = new Set<string>();

function report(kind: ErrorReport['kind'], name: string, places: string[]): void {
  const about: ErrorReport = { v: 1, kind, name, places, page: location.pathname };
  const body = JSON.stringify(about);
  if (told.has(body) || told.size >= MAX_REPORTS) return;
  told.add(body);
  try {
    // As plain text, which asks for no preflight; without cookies.
    const request = { method: 'POST', body, keepalive: true, mode: 'no-cors', credentials: 'omit' };
    fetch(__REPORT_URL__, request as RequestInit).catch(() => undefined);
  } catch {
    // Reporting must never be what breaks a page.
  }
}

function reportThrown(kind: 'error' | 'rejection', thrown: unknown): void {
  const { name, stack } = Object(thrown) as { name?: unknown; stack?: unknown };
  const known = typeof name === 'string' && /^\w{1,40}$/.test(name) ? name : typeof thrown;
  const places = `${stack}`.match(/\/assets\/[\w.-]+:\d+:\d+/g) ?? [];
  report(kind, known, places.slice(0, MAX_PLACES));
}

window.addEventListener('error', ({ error }) => {
  // An image that did not load is an event without an error.
  if (error) reportThrown('error', error);
});
window.addEventListener('unhandledrejection', ({ reason }) => reportThrown('rejection', reason));

function isReadable(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

for (const [path, reply] of Object.entries(window.__boot?.replies ?? {})) {
  reply?.then(
    ({ status, text }) => {
      if (status >= 400) report('first-call', `HTTP ${status}`, [path]);
      else if (!isReadable(text)) report('first-call', 'unreadable', [path]);
    },
    (error) => report('first-call', error?.name === 'AbortError' ? 'timeout' : 'network', [path]),
  );
}
