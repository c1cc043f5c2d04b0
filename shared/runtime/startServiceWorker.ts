import { getBoot } from '../api/boot.ts';
import { getConfig } from '../config/config.ts';
import { savesData } from '../lib/browser.ts';
import { WORKER_FILE, WORKER_POLICY } from '../lib/siteCaches.ts';
import { whenIdle } from '../lib/waiting.ts';

/** Whether pages of this build have a service worker; inserted by the build. */
declare const __SERVICE_WORKER__: boolean;

interface ScriptUrlPolicy {
  createScriptURL: (base: string) => string;
}

interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy;
}

const rules: ScriptUrlPolicy = { createScriptURL: (base) => base + WORKER_FILE };

const trustedTypes = Object(globalThis).trustedTypes as TrustedTypes | undefined;

/**
 * The only Trusted Types policy that a document permits. It is created while the first module loads. Its name can be used
 * only once, so no other code can turn a text into the address of a script.
 */
const policy = (__SERVICE_WORKER__ && trustedTypes?.createPolicy(WORKER_POLICY, rules)) || rules;

/**
 * Registers the site's service worker.
 * @param base path of the site. @returns its registration, once a worker is active. Rejects if the browser permits none.
 */
export async function registerWorker(base: string): Promise<ServiceWorkerRegistration> {
  const workers = navigator.serviceWorker;
  await workers.register(policy.createScriptURL(base), { scope: base });
  return workers.ready;
}

/** Whether nobody has touched the page. Browsers that cannot tell count as touched. */
const isUntouched = () => navigator.userActivation?.hasBeenActive === false;

/** Shows a newer release at once, if this page came from an older one on the phone and nobody uses it yet. */
function showNewerRelease(): void {
  if (navigator.serviceWorker.controller) void getBoot()?.lookForRelease?.(isUntouched);
}

async function start(): Promise<void> {
  if (savesData()) return;
  const registration = await registerWorker(getConfig().basePath);
  // The browser looks for a newer worker by itself when a page is opened, and may have found one already.
  if (registration.installing || registration.waiting) showNewerRelease();
  registration.onupdatefound = showNewerRelease;
  const { port1, port2 } = new MessageChannel();
  // It may also have taken over while this page was loading.
  port1.onmessage = ({ data: entry }) => {
    if (!document.querySelector(`[src="${entry}"]`)) showNewerRelease();
  };
  registration.active?.postMessage(location.pathname, [port2]);
}

/**
 * Registers the service worker once the page is idle, and asks it to store this page. Failures are ignored, because
 * pages work without it.
 */
export function startServiceWorker(): void {
  if (!__SERVICE_WORKER__) return;
  whenIdle(() => void start().catch(() => undefined));
}
