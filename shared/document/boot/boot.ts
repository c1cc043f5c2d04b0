import type { Boot } from '../../api/boot.ts';
import { BASE_PATH, HTTP_TIMEOUT_MS } from '../../api/call.ts';
import { parametersOf } from '../../api/query.ts';
import { commonParametersFrom } from '../../api/session/commonParameters.ts';
import { queryHeadersFrom } from '../../api/session/queryHeaders.ts';
import { requestPathOf } from '../../config/requestPath.ts';
import { fetchWithin } from '../../lib/fetchWithin.ts';
import { isForeignFrame } from '../../lib/frame.ts';
import type { BootRequest } from './bootData.ts';
import { keepTaps } from './keepTaps.ts';
import { currentConfig, runtimeConfig } from './loadRuntimeConfig.ts';
import { readBootRequests } from './readBootData.ts';

const requests = readBootRequests();
const boot: Boot = { replies: {}, taps: [], site: runtimeConfig };
window.__boot = boot;
keepTaps(boot);
// A borrower who leaves before React is there may pay elsewhere: what was asked before is asked again, by both sides.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'hidden') return;
  boot.replies = {};
  if (!boot.owned) boot.closePicker?.();
});

// Safari keeps a page that is left while its scripts load, but drops their requests: brought back, it would wait forever.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted && !boot.owned) location.reload();
});

/** The address of a call: from the runtime configuration, if pages read one, or else from the build. */
function addressOf({ address, call }: BootRequest): string {
  const config = currentConfig();
  return config ? `${config.apiHost}${BASE_PATH}${requestPathOf(call.path, config)}` : address;
}

/** Sends a request, unless the address of the page lacks a parameter. */
function start(request: BootRequest): void {
  const { headerNames, call } = request;
  const own = parametersOf(request, location.search);
  if (!own) return;
  const common = commonParametersFrom(location.search);
  const get = call.method === 'GET';
  const query = new URLSearchParams(get ? { ...common, ...own } : common);
  const send = async () => {
    // On a first visit the runtime configuration may name another server.
    if (runtimeConfig.ready) await runtimeConfig.ready;
    const answer = await fetchWithin(HTTP_TIMEOUT_MS, `${addressOf(request)}?${query}`, {
      method: call.method,
      headers: {
        'X-Requested-With': 'XMLHttpRequest',
        ...queryHeadersFrom(location.search, headerNames),
      },
      body: get ? null : new URLSearchParams(own),
    });
    return { status: answer.status, text: await answer.text() };
  };
  const reply = send();
  boot.replies[call.path] = reply;
  reply.catch(() => undefined);
}

const parameters = new URLSearchParams(location.search);
const isDeferred = requests.some(({ deferredBy }) => deferredBy && parameters.has(deferredBy));
// In a frame of another site nothing is sent, so that the site learns nothing, not even that a call was answered.
if (!isDeferred && !isForeignFrame()) requests.forEach(start);
