import { getBoot } from '../../api/boot.ts';
import { parsedJson, tryOr } from '../../lib/tryOr.ts';

/** The address that reports are sent to (`VITE_REPORT_URL`), or ''; inserted by the build. */
declare const __REPORT_URL__: string;

/** A report. It contains no message and no query: nothing that a borrower has typed or a server has answered. */
interface ErrorReport {
  v: 1;
  kind: 'error' | 'rejection' | 'first-call';
  /** The class of the error, or the problem with the reply. */
  name: string;
  /** Places in the site's scripts, innermost first; for a call its path. */
  places: string[];
  page: string;
}

const MAX_REPORTS = 5;
const MAX_PLACES = 5;
/** The reports that this page has sent, so that none is repeated. */
const sent = new Set<string>();

function report(kind: ErrorReport['kind'], name: string, places: string[]): void {
  const errorReport: ErrorReport = { v: 1, kind, name, places, page: location.pathname };
  const body = JSON.stringify(errorReport);
  if (sent.has(body) || sent.size >= MAX_REPORTS) return;
  sent.add(body);
  // Plain text needs no preflight request.
  const request = { method: 'POST', body, keepalive: true, mode: 'no-cors', credentials: 'omit' };
  // A failed report must not break the page.
  tryOr(() => fetch(__REPORT_URL__, request as RequestInit).catch(() => undefined));
}

function reportThrown(kind: 'error' | 'rejection', thrown: unknown): void {
  const { name, stack } = Object(thrown) as { name?: unknown; stack?: unknown };
  const known = typeof name === 'string' && /^\w{1,40}$/.test(name) ? name : typeof thrown;
  const places = `${stack}`.match(/\/assets\/[\w.-]+:\d+:\d+/g) ?? [];
  report(kind, known, places.slice(0, MAX_PLACES));
}

/** Reports errors of the page, and a failure of its first call: it is complete without the others, or says so itself. */
export function reportErrors(): void {
  if (!__REPORT_URL__) return;
  window.addEventListener('error', ({ error }) => {
    // An image that fails to load fires the event without an error.
    if (error) reportThrown('error', error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportThrown('rejection', reason));
  const [[path, first] = ['']] = Object.entries(getBoot()?.replies ?? {});
  first?.reply.then(
    ({ status, text }) => {
      if (status >= 400) report('first-call', `HTTP ${status}`, [path]);
      else if (typeof parsedJson(text) !== 'object') report('first-call', 'unreadable', [path]);
    },
    (error) => report('first-call', error?.name === 'AbortError' ? 'timeout' : 'network', [path]),
  );
}
