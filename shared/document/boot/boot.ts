import type { Boot } from '../../api/boot.ts';
import { BASE_PATH, HTTP_TIMEOUT_MS } from '../../api/call.ts';
import { parametersOf } from '../../api/query.ts';
import { commonParametersFrom } from '../../api/session/commonParameters.ts';
import { queryHeadersFrom } from '../../api/session/queryHeaders.ts';
import { requestPathOf } from '../../config/requestPath.ts';
import { isForeignFrame } from '../../lib/frame.ts';
import type { BootRequest } from './bootData.ts';
import { fetchFiles, prefetchFiles } from './fetchFiles.ts';
import { fillSkeleton } from './fillSkeleton.ts';
import { keepTaps } from './keepTaps.ts';
import { bootData } from './readBootData.ts';
import { lookForRelease } from './reloadOnRelease.ts';
import { site, siteConfig } from './runtimeConfig.ts';

const { requests } = bootData;
const boot: Boot = {
  replies: {},
  taps: [],
  site,
  lazy: { fetchFiles, prefetchFiles, lookForRelease },
};
window.__boot = boot;
keepTaps(boot);

/** Where a call goes: as the build says, or as the runtime configuration does. */
function placeOf({ address, call }: BootRequest): string {
  const now = siteConfig();
  return now ? `${now.apiHost}${BASE_PATH}${requestPathOf(call.path, now)}` : address;
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
  boot.replies[call.path] = reply;
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
  if (request && !boot.owned) fillSkeleton(root, text, request);
}

const given = new URLSearchParams(location.search);
const isDeferred = requests.some(({ deferredBy }) => deferredBy && given.has(deferredBy));
// Another site that frames the page learns nothing, not even that a call was answered.
const [first] = isDeferred || isForeignFrame() ? [] : requests.map(start);
first?.then(({ status, text }) => status < 400 && paint(text)).catch(() => undefined);
