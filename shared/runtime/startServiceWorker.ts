import { getConfig } from '../config/config.ts';
import { savesData } from '../lib/browser.ts';
import { deleteSiteCaches, WORKER_FILE, WORKER_POLICY } from '../lib/siteCaches.ts';
import { whenIdle } from '../lib/waiting.ts';

/** Whether pages of this build have a service worker; inserted by the build. */
declare const __SERVICE_WORKER__: boolean;

const rules = { createScriptURL: (base: string) => base + WORKER_FILE };
const policy: typeof rules =
  (__SERVICE_WORKER__ && Object(globalThis).trustedTypes?.createPolicy(WORKER_POLICY, rules)) ||
  rules;

/** Removes the worker if its file is no longer published: no newer one could come. */
async function removeIfGone(base: string, registration: ServiceWorkerRegistration): Promise<void> {
  const { status } = await fetch(base + WORKER_FILE, { method: 'HEAD', cache: 'no-store' });
  if (status !== 404 && status !== 410) return;
  await registration.unregister();
  await deleteSiteCaches(base);
}

async function start(): Promise<void> {
  const base = getConfig().basePath;
  const { serviceWorker } = navigator;
  const isControlled = Boolean(serviceWorker.controller);
  await serviceWorker.register(policy.createScriptURL(base), { scope: base });
  const registration = await serviceWorker.ready;
  // A path tells nothing about a borrower, as the query would.
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const urlsToCache = [location.pathname, ...loaded.filter((name) => name.endsWith('.js'))];
  if (!isControlled)
    registration.active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  await registration.update().catch(() => removeIfGone(base, registration));
}

/** Has a service worker store this page once it is idle. Failures are ignored, because pages work without it. */
export function startServiceWorker(): void {
  if (__SERVICE_WORKER__ && !savesData()) whenIdle(() => void start().catch(() => undefined));
}
