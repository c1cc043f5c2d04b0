import { BASE_PATH, HTTP_TIMEOUT_MS } from '../../api/call.ts';
import type { EarlyStart } from '../../api/firstCall.ts';
import { parametersOf, type QueryData } from '../../api/query.ts';
import { commonParametersFrom } from '../../api/session/commonParameters.ts';
import { queryHeadersFrom } from '../../api/session/queryHeaders.ts';
import { requestPathOf } from '../../config/requestPath.ts';
import { isForeignFrame } from '../../lib/frame.ts';
import { fetchAhead, fetchFiles } from './fetchFiles.ts';
import { fillSkeleton } from './fillSkeleton.ts';
import { lookForRelease } from './reloadOnRelease.ts';
import { site, siteConfig } from './runtimeConfig.ts';

/** A request that this script sends, as the build writes it into the document. */
export interface BootRequest extends QueryData {
  host: string;
  requestPath: string;
  headerNames: readonly string[];
}

const requests: BootRequest[] = JSON.parse(
  document.getElementById('boot-requests')?.textContent || '[]',
);
const lazy = { fetchFiles, fetchAhead, lookForRelease };
const early: EarlyStart = { replies: {}, taps: [], site, lazy };
window.__early = early;

// A tap before React is there is kept and made good by the page (`replayTaps`).
document.addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-tap]');
    if (button?.dataset.tap && !early.ready) {
      early.taps.push(button.dataset.tap);
      // A form is sent by its screen; on its own it would go nowhere.
      if ((button as HTMLButtonElement).type === 'submit') event.preventDefault();
      button.classList.add('tapped');
    }
  },
  true,
);

/** Where a call goes: as the build says, or as the file on the CDN does. */
function placeOf({ host, requestPath, call }: BootRequest): string {
  const now = siteConfig();
  return now
    ? `${now.apiHost}${BASE_PATH}${requestPathOf(call.path, now)}`
    : `${host}${BASE_PATH}${requestPath}`;
}

function start(request: BootRequest) {
  const { headerNames, call } = request;
  const own = parametersOf(request, location.search);
  if (!own) return undefined;
  const common = call.anonymous ? {} : commonParametersFrom(location.search);
  const get = call.method === 'GET';
  const abort = new AbortController();
  setTimeout(() => abort.abort(), HTTP_TIMEOUT_MS);
  const query = new URLSearchParams(get ? { ...common, ...own } : common);
  const ask = async () => {
    // A first visitor's server may be another than the build's.
    if (site.ready) await site.ready;
    const answer = await fetch(`${placeOf(request)}?${query}`, {
      method: call.method,
      headers: {
        'X-Requested-With': 'XMLHttpRequest',
        ...queryHeadersFrom(location.search, headerNames),
      },
      body: get ? null : new URLSearchParams(own),
      signal: abort.signal,
    });
    return { status: answer.status, text: await answer.text() };
  };
  const reply = ask();
  early.replies[call.path] = reply;
  reply.catch(() => undefined);
  return reply;
}

function paint(text: string): void {
  const root = document.getElementById('root');
  // The reply may beat the rest of the document on a slow network.
  if (!root || document.readyState === 'loading') {
    setTimeout(() => paint(text), 30);
    return;
  }
  const [request] = requests;
  if (request && !early.owned) fillSkeleton(root, text, request);
}

const given = new URLSearchParams(location.search);
const isDeferred = requests.some(({ deferredBy }) => deferredBy && given.has(deferredBy));
// Another site that frames the page learns nothing, not even that a call was answered.
if (isDeferred || isForeignFrame()) requests.length = 0;
const [first] = requests.map(start);
first?.then(({ status, text }) => status < 400 && paint(text)).catch(() => undefined);
