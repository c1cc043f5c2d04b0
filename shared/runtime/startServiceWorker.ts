import { getBoot } from '../api/boot.ts';
import { getConfig } from '../config/config.ts';
import { savesData } from '../lib/browser.ts';
import { deleteSiteCaches, WORKER_FILE, WORKER_POLICY } from '../lib/siteCaches.ts';
import { whenIdle } from '../lib/waiting.ts';

/** Whether pages of this build have a service worker; inserted by the build. */
declare const __SERVICE_WORKER__: boolean;

/** HTTP statuses of a file that is no longer published. */
const GONE: readonly number[] = [404, 410];

const rules = { createScriptURL: (base: string) => base + WORKER_FILE };

/**
 * The only Trusted Types policy that a document permits. It is created while the first module loads. Its name can be used
 * only once, so no other code can turn a text into the address of a script.
 */
const policy: typeof rules =
  (__SERVICE_WORKER__ && Object(globalThis).trustedTypes?.createPolicy(WORKER_POLICY, rules)) ||
  rules;

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

/** Asks a worker to store this page. It answers which script the page has in its own release. */
function storePage(worker: ServiceWorker | null): void {
  const { port1, port2 } = new MessageChannel();
  // A newer worker may have taken over while this page was loading.
  port1.onmessage = ({ data: entry }) => {
    if (!document.querySelector(`[src="${entry}"]`)) showNewerRelease();
  };
  worker?.postMessage(location.pathname, [port2]);
}

/**
 * Removes the worker if its file is gone: no newer one could come, and its pages would stay for ever. What else keeps a newer
 * one from starting may be this phone's moment, or is mended by the next release.
 */
async function removeIfGone(registration: ServiceWorkerRegistration): Promise<void> {
  const base = getConfig().basePath;
  const { status } = await fetch(base + WORKER_FILE, { method: 'HEAD', cache: 'no-store' });
  if (!GONE.includes(status)) return;
  await registration.unregister();
  await deleteSiteCaches(base);
}

async function start(): Promise<void> {
  if (savesData()) return;
  const registration = await registerWorker(getConfig().basePath);
  // The browser looks for a newer worker by itself when a page is opened, and may have found one already.
  if (registration.installing || registration.waiting) showNewerRelease();
  registration.onupdatefound = showNewerRelease;
  const workers = navigator.serviceWorker;
  workers.oncontrollerchange = () => storePage(workers.controller);
  storePage(registration.active);
  await registration.update().catch(() => removeIfGone(registration));
}

/**
 * Registers the service worker once the page is idle, and asks it to store this page. Failures are ignored, because
 * pages work without it.
 */
export function startServiceWorker(): void {
  if (!__SERVICE_WORKER__) return;
  whenIdle(() => void start().catch(() => undefined));
}
