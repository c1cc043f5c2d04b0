import { BASE_PATH, HTTP_TIMEOUT_MS } from '../../api/call.ts';
import type { Boot } from '../../api/boot.ts';
import { commonParametersFrom } from '../../api/session/commonParameters.ts';
import { queryHeadersFrom } from '../../api/session/queryHeaders.ts';
import { requestPathOf } from '../../config/requestPath.ts';
import { isForeignFrame } from '../../lib/frame.ts';
import type { BootRequest } from './bootData.ts';
import { fetchAhead, fetchFiles } from './fetchFiles.ts';
import { fillSkeleton } from './fillSkeleton.ts';
import { keepTaps } from './keepTaps.ts';
import { bootData } from './readBootData.ts';
import { lookForRelease } from './reloadOnRelease.ts';
import { site, siteConfig } from './runtimeConfig.ts';

const [request] = bootData.requests;
const boot: Boot = {
  replies: {},
  taps: [],
  site,
  lazy: { fetchFiles, fetchAhead, lookForRelease },
};
window.__boot = boot;
keepTaps(boot);

function isComplete(needs: Record<string, string>, common: Record<string, string>): boolean {
  const query = new URLSearchParams(location.search);
  return Object.entries(needs).every(([name, pattern]) =>
    new RegExp(pattern).test(common[name] ?? query.get(name) ?? ''),
  );
}

/** Parameters that may be absent, by their name in the address. */
function queryFields(given: URLSearchParams, query: Readonly<Record<string, string>>) {
  const entries = Object.entries(query).map(([name, from]) => [name, given.get(from)]);
  return Object.fromEntries(entries.filter(([, value]) => value !== null));
}

/** Where a call goes: as the build says, or as the file on the CDN does. */
function placeOf({ host, requestPath, wire }: BootRequest): string {
  const now = siteConfig();
  return now
    ? `${now.apiHost}${BASE_PATH}${requestPathOf(wire.path, now)}`
    : `${host}${BASE_PATH}${requestPath}`;
}

function start(plan: BootRequest) {
  const {
    headerNames,
    wire,
    fields,
    own: fromQuery = [],
    query: optional = {},
    fixed,
    needs = {},
  } = plan;
  const common = wire.anonymous ? {} : commonParametersFrom(location.search);
  if (!isComplete(needs, common)) return undefined;
  const asked = new URLSearchParams(location.search);
  const own: Record<string, string> = { ...fixed };
  for (const field of fields) own[field] = common[field] ?? '';
  for (const name of fromQuery) own[name] = asked.get(name) ?? '';
  if (Object.keys(own).some((name) => !own[name])) return undefined;
  Object.assign(own, queryFields(asked, optional));
  const get = wire.method === 'GET';
  const abort = new AbortController();
  setTimeout(() => abort.abort(), HTTP_TIMEOUT_MS);
  const query = new URLSearchParams(get ? { ...common, ...own } : common);
  const ask = async () => {
    // A first visitor's server may be another than the build's.
    if (site.ready) await site.ready;
    const answer = await fetch(`${placeOf(plan)}?${query}`, {
      method: wire.method,
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
  boot.replies[wire.path] = reply;
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
  if (request && !boot.owned) fillSkeleton(root, text, request);
}

const { unlessQuery = '' } = request ?? {};
const elsewhere = new URLSearchParams(location.search).has(unlessQuery);
// Another site that frames the page learns nothing, not even that a call was answered.
const [first] = elsewhere || isForeignFrame() ? [] : bootData.requests.map(start);
first?.then(({ status, text }) => status < 400 && paint(text)).catch(() => undefined);
