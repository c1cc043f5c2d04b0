// The script before the content of a page.
import type { Boot } from '../../api/boot.ts';
import { HTTP_TIMEOUT_MS } from '../../api/call.ts';
import { parametersOf } from '../../api/query.ts';
import { addressWith, queryString, requestOf } from '../../api/request.ts';
import { parameterOf } from '../../api/session/commonParameters.ts';
import { attachSimulator } from '../../bridge/attachSimulator.ts';
import { isForeignFrame } from '../../lib/browser.ts';
import { fetchWithin } from '../../lib/waiting.ts';
import { type BootRequest, HEAD_DATA_ID, type HeadData } from './bootData.ts';
import { chooseLanguage, isTranslated } from './chooseLanguage.ts';
import { forgetTaps, keepTaps } from './keepTaps.ts';

// First, as a native document-start script would.
attachSimulator();

/** The headers that the address of the page may set; inserted by the build. */
declare const __HEADER_NAMES__: readonly string[];

/** The same script is in the document of every page, with the data of the page beside it. */
const data: HeadData = JSON.parse(document.getElementById(HEAD_DATA_ID)?.textContent ?? '');
const { requests, languages } = data;

const boot: Boot = { replies: {}, taps: [] };
window.__boot = boot;

keepTaps(boot);
for (const type of ['compositionstart', 'compositionend'])
  document.addEventListener(type, () => {
    boot.composing = type === 'compositionstart';
  });

// A borrower who leaves before React is there may pay elsewhere: document and React both send the requests again, and
// no tap or choice counts for what stood there before.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'hidden') return;
  boot.replies = {};
  if (boot.owned) return;
  forgetTaps(boot);
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
});

// Safari keeps a page that is left while its scripts load, but drops their requests: brought back, it would wait forever.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted && !boot.owned) location.reload();
});

/** Sends a request, unless the address of the page lacks a parameter. */
function start(request: BootRequest): void {
  const { call } = request;
  const { search, hash } = location;
  const own = parametersOf(request, search, hash);
  if (!own || (request.counts && isTranslated())) return;
  const { query, headers, body } = requestOf(call, own, search, __HEADER_NAMES__);
  const address = addressWith(request.address, query);
  const send = async () => {
    const answer = await fetchWithin(HTTP_TIMEOUT_MS, address, {
      method: call.method,
      headers,
      body: body ? new URLSearchParams(body) : null,
    });
    return { status: answer.status, text: await answer.text() };
  };
  const reply = send();
  boot.replies[call.path] = { address, body: queryString(body ?? {}), reply };
  reply.catch(() => undefined);
}

const parameters = new URLSearchParams(location.search);
const isDeferred = requests.some(
  ({ deferredBy }) => deferredBy && parameterOf(parameters, deferredBy) !== null,
);
// In a frame of another site nothing is sent, so that the site learns nothing, not even that a call was answered.
if (!isDeferred && !isForeignFrame()) requests.forEach(start);
// The device may take its time to read the language that it keeps; the request is under way meanwhile.
const texts = chooseLanguage(languages);
if (texts) boot.texts = texts;
